import { codeOf } from '@insurance-kit/server/errors';
import { SettingError } from '@insurance-kit/server/settings';
import type { SiteServer } from './app.ts';

const sayAndEnd = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const reasonOf = (error: unknown): string => {
  if (error instanceof SettingError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = codeOf(error);
  const port = process.env.PORT || '3000';
  if (code === 'EADDRINUSE') return `Port ${port} is in use: set PORT to a free one.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is ${JSON.stringify(process.env.HOST)}, which is no address of this machine.`;
  }
  return error.stack ?? error.message;
};

/**
 * Runs a server until the process is told to end (SIGTERM, SIGINT). What stops the start is said in
 * one line.
 */
export async function run(create: () => Promise<SiteServer>): Promise<void> {
  try {
    const server = await create();
    const stop = (): void => {
      server.stop().then(
        () => process.exit(0),
        (error: unknown) => sayAndEnd(reasonOf(error)),
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    const address = await server.listen();
    process.stdout.write(`The site is at ${address}\n`);
  } catch (error) {
    sayAndEnd(reasonOf(error));
  }
}
