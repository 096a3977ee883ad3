/**
 * A reason not to start that the operator can mend: a wrong variable, a busy port, a missing
 * folder. `main.ts` prints its message as one line and exits with code 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
