/** The code of an error, such as `ENOENT`, or `undefined`. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
