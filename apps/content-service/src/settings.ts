import {
  type Environment,
  isPublic,
  type LogLevel,
  logLevels,
  SettingError,
} from '@insurance-kit/settings';
import { readTraceSettings } from '@insurance-kit/traces';
import type { LogOptions } from './app.ts';
import type { ContentServiceOptions } from './content-service.ts';
import { readEditors } from './edit/access/editors.ts';
import { ownContent } from './folders.ts';
import { ownDatabaseUrl } from './store/database.ts';

/** The settings from the environment; missing ones have the default of `startContentService`. */
export interface Settings extends ContentServiceOptions {
  /** `DATABASE_URL`, else the embedded database in `DATA_DIR`, else that of `COMPANY`. */
  readonly databaseUrl: string;
  /** `CONTENT_DIR`, else the content of `COMPANY`. */
  readonly contentDir: string;
  readonly log: LogOptions;
}

/**
 * Reads the variables of the content service. An empty variable counts as missing.
 *
 * @throws SettingError with the name of the wrong variable and what it must be.
 */
export function readSettings(env: Environment): Settings {
  requireReaders(env);
  return {
    port: readNumber(env, 'PORT', 0, 65_535),
    host: env.HOST || undefined,
    databaseUrl: env.DATABASE_URL || ownDatabaseUrl(env),
    contentDir: env.CONTENT_DIR || ownContent(env.COMPANY || undefined),
    databaseWaitSeconds: readNumber(env, 'DATABASE_WAIT_SECONDS', 0, 3_600),
    smtpUrl: env.SMTP_URL || undefined,
    mailboxToken: env.MAILBOX_TOKEN ? readToken('MAILBOX_TOKEN', env.MAILBOX_TOKEN) : undefined,
    editToken: env.EDIT_TOKEN ? readEditToken(env.EDIT_TOKEN) : undefined,
    siteUrl: env.SITE_URL ? readSiteUrl(env.SITE_URL) : undefined,
    trustProxy: readNumber(env, 'TRUST_PROXY', 0, 10),
    retentionDays: readNumber(env, 'RETENTION_DAYS', 1, 36_500),
    metricsPort: readNumber(env, 'METRICS_PORT', 1, 65_535),
    traces: readTraceSettings(env, 'content-service'),
    log: {
      level: readLogLevel(env.LOG_LEVEL || 'info'),
      logsAccess: readSwitch(env, 'ACCESS_LOG'),
    },
  };
}

/**
 * Refuses to start if messages would reach nobody: `SITE_URL` says that the site is public, and
 * there is neither a mail server nor an EmailJS account.
 */
function requireReaders(env: Environment): void {
  const { SMTP_URL, EMAILJS_ORIGIN, MAIL } = env;
  if (MAIL && MAIL !== 'keep')
    throw new SettingError(`MAIL must be keep or unset, not ${quote(MAIL)}`);
  if (SMTP_URL || EMAILJS_ORIGIN || MAIL || !isPublic(env)) return;
  throw new SettingError(
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
    throw new SettingError(
      `${name} must be a whole number from ${least} to ${most}, not ${quote(text)}`,
    );
  }
  return number;
}

/** Reads a token. No error message contains it, because it is a secret. */
function readToken(name: string, text: string): string {
  if (/^[\x21-\x7e]{16,}$/.test(text)) return text;
  throw new SettingError(`${name} must have at least 16 letters, digits or signs, and no spaces`);
}

/** Reads `EDIT_TOKEN`, which no error message contains either. */
function readEditToken(text: string): string {
  if (readEditors(text) !== undefined) return text;
  throw new SettingError(
    'EDIT_TOKEN must have at least 16 letters, digits or signs, and no spaces; or be pairs of a name and such a token, name:token, with commas between',
  );
}

/** The origin of the site. */
function readSiteUrl(text: string): string {
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new SettingError(
    `SITE_URL must be an origin such as https://www.example.com, not ${quote(text)}`,
  );
}

/** Reads a switch that is on by default. */
function readSwitch(env: Environment, name: string): boolean {
  const text = env[name] || 'on';
  if (text !== 'on' && text !== 'off') {
    throw new SettingError(`${name} must be on or off, not ${quote(text)}`);
  }
  return text === 'on';
}

function readLogLevel(text: string): LogLevel {
  const level = logLevels.find((known) => known === text);
  if (level === undefined) {
    throw new SettingError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not ${quote(text)}`);
  }
  return level;
}

/** A value as one short line. */
function quote(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}
