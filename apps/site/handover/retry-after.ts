/** `Retry-After`, in seconds, of an answer that cannot be given now because its content cannot be had. */
export const retryAfterSeconds = 5;
