import { StartError } from './start-error.ts';

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
  readonly databaseWaitSeconds?: number;
  readonly smtpUrl?: string;
  readonly mailboxToken?: string;
  readonly retentionDays?: number;
  readonly logLevel?: LogLevel;
}

/**
 * Reads the variables of the content service. An empty variable counts as missing.
 *
 * @throws StartError naming the variable that cannot be used, and what it should hold.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  requireReaders(env);
  const port = readNumber(env, 'PORT', 0, 65_535);
  const databaseWaitSeconds = readNumber(env, 'DATABASE_WAIT_SECONDS', 0, 3_600);
  const retentionDays = readNumber(env, 'RETENTION_DAYS', 1, 36_500);
  const logLevel = env.LOG_LEVEL ? readLogLevel(env.LOG_LEVEL) : undefined;
  return {
    ...(port === undefined ? {} : { port }),
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    ...(databaseWaitSeconds === undefined ? {} : { databaseWaitSeconds }),
    ...(env.CONTENT_DIR ? { contentDir: env.CONTENT_DIR } : {}),
    ...(env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : {}),
    ...(env.MAILBOX_TOKEN ? { mailboxToken: readToken(env.MAILBOX_TOKEN) } : {}),
    ...(retentionDays === undefined ? {} : { retentionDays }),
    ...(logLevel === undefined ? {} : { logLevel }),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A public site whose messages reach nobody is refused: by `SITE_URL` it is public, and without a relay
 * or an EmailJS account nobody is e-mailed.
 */
function requireReaders({ SITE_URL, SMTP_URL, EMAILJS_ORIGIN, MAIL }: Environment): void {
  if (MAIL && MAIL !== 'keep')
    throw new StartError(`MAIL must be keep or unset, not ${quote(MAIL)}`);
  if (SMTP_URL || EMAILJS_ORIGIN || MAIL || !/^https:/i.test(SITE_URL ?? '')) return;
  throw new StartError(
    'SMTP_URL is not set, so nobody would be e-mailed what visitors of this public site write: set SMTP_URL, or MAIL=keep where people read it by pnpm --filter content-service messages',
  );
}

function readNumber(
  env: Environment,
  name: string,
  least: number,
  most: number,
): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (!/^\d{1,5}$/.test(text) || number < least || number > most) {
    throw new StartError(
      `${name} must be a whole number from ${least} to ${most}, not ${quote(text)}`,
    );
  }
  return number;
}

/** Never repeated in an error: it is a secret. */
function readToken(text: string): string {
  if (/^[\x21-\x7e]{16,}$/.test(text)) return text;
  throw new StartError(
    'MAILBOX_TOKEN must have at least 16 letters, digits or signs, and no spaces',
  );
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
