import { isContentError } from '@insurance-kit/content-client';
import { retryAfterSeconds } from '../../shared/retry-after.ts';

/**
 * Returns the content that a resource (a feed, the sitemap) is made from.
 *
 * @throws Response 503 while it is unknown, so that readers keep their copy and ask again.
 */
export async function orUnavailable<Content>(asked: Promise<Content>): Promise<Content> {
  try {
    return await asked;
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
