/** `Retry-After` in seconds while content is unavailable. */
export const retryAfterSeconds = 5;

/** Window of message limits in seconds: the longest wait of a rate-limited visitor. */
export const limitSeconds = 60;
