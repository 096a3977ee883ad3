import { isContentError } from '@insurance-kit/content-client';
import { retryAfterSeconds } from '../../shared/names.ts';

/** Characters that XML 1.0 forbids even if escaped: controls, lone surrogates, noncharacters. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const escapeXml = (text: string): string =>
  text
    .replace(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Awaits content. @throws Response 503 if it is unavailable, so that clients retry. */
export async function orUnavailable<Content>(content: Promise<Content>): Promise<Content> {
  try {
    return await content;
  } catch (error) {
    if (!isContentError(error)) throw error;
    throw new Response('The content cannot be had now.', {
      status: 503,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Retry-After': String(retryAfterSeconds),
      },
    });
  }
}
