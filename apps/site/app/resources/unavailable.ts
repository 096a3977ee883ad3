import { isContentError } from '@insurance-kit/content-client';

const retryAfterSeconds = 5;

/**
 * The content that a resource is made of.
 *
 * @throws Response 503 while it cannot be had: readers keep what they have and come again.
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
