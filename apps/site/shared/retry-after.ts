/** `Retry-After`, in seconds, of an answer that cannot be given now because its content cannot be had. */
export const retryAfterSeconds = 5;

/** The window in which messages are counted, in seconds: who has sent too many waits so long at most. */
export const limitSeconds = 60;
