import { SettingError } from '@insurance-kit/server/settings';
import type { SiteServer } from './app.ts';

const sayAndEnd = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const describe = (error: unknown): string => {
  if (error instanceof SettingError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** Runs a server until SIGTERM or SIGINT. Prints a setting error as one line. */
export async function run(create: () => Promise<SiteServer>): Promise<void> {
  try {
    const server = await create();
    const stop = (): void => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => sayAndEnd(describe(error)),
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    const address = await server.listen();
    process.stdout.write(`The site is at ${address}\n`);
  } catch (error) {
    sayAndEnd(describe(error));
  }
}
