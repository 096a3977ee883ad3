import { StartError } from './startError.ts';

/** The levels of the structured log, quietest last. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** One level of the structured log. */
export type LogLevel = (typeof logLevels)[number];

/** What the environment says; a missing entry means the default of `startContentService`. */
export interface Settings {
  readonly port?: number;
  readonly host?: string;
  readonly databaseUrl?: string;
  readonly contentDir?: string;
  readonly smtpUrl?: string;
  readonly logLevel?: LogLevel;
}

/**
 * Reads the variables of the content service. An empty variable counts as missing.
 *
 * @throws StartError naming the variable that cannot be used, and what it should hold.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = env.PORT ? readPort(env.PORT) : undefined;
  const logLevel = env.LOG_LEVEL ? readLogLevel(env.LOG_LEVEL) : undefined;
  return {
    ...(port === undefined ? {} : { port }),
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(env.CONTENT_DIR ? { contentDir: env.CONTENT_DIR } : {}),
    ...(env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : {}),
    ...(logLevel === undefined ? {} : { logLevel }),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new StartError(`PORT must be a whole number from 0 to 65535, not ${quote(text)}`);
  }
  return port;
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level === undefined) {
    throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not ${quote(text)}`);
  }
  return level;
}

/** A value as one short line. */
function quote(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}
