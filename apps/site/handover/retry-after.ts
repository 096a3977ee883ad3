/** `Retry-After` of an answer that lacks content, because the content service fails, in seconds. */
export const retryAfterSeconds = 5;
