import * as settings from '@insurance-kit/server/settings';
import * as v from 'valibot';
import type { LogOptions } from './base/app.ts';
import { editTokenRule, readEditors } from './edit/access.ts';
import { contentFolderOf, defaultCompany, defaultDatabaseUrl } from './folders.ts';

/** Variables in the order of docs/operating.md. The text in `optional` says what 'unset' means. */
export const variables = {
  PORT: v.optional(settings.wholeNumber(0, 65_535), '4000'),
  HOST: v.optional(settings.host, '127.0.0.1'),
  COMPANY: v.optional(v.string(), defaultCompany),
  SITE_URL: settings.optional('none: the site does not count as public', settings.origin),
  EMAILJS_ORIGIN: settings.optional('this service, which replaces EmailJS', settings.origin),
  DATABASE_URL: settings.optionalSecret('embedded SQLite in DATA_DIR', v.string()),
  DATA_DIR: settings.optional('.data/ of the app', v.string()),
  CONTENT_DIR: settings.optional('the content of COMPANY', v.string()),
  SMTP_URL: settings.optionalSecret('none: messages are not e-mailed', v.string()),
  MAIL: settings.optional('none', v.literal('keep', 'keep or unset')),
  RETENTION_DAYS: v.optional(settings.wholeNumber(1, 36_500), '730'),
  MAILBOX_TOKEN: settings.optionalSecret(
    'off',
    settings.matching(
      /^[\x21-\x7e]{16,}$/,
      'at least 16 letters, digits or punctuation characters, without spaces',
    ),
  ),
  EDIT_TOKEN: settings.optionalSecret(
    '/edit works only on this machine, and is off for a public site',
    v.pipe(
      v.string(),
      v.check((text) => readEditors(text) !== undefined, editTokenRule),
    ),
  ),
  TRUST_PROXY: v.optional(settings.wholeNumber(0, 10), '0'),
  METRICS_PORT: settings.optional('off', settings.wholeNumber(1, 65_535)),
  LOG_LEVEL: v.optional(settings.logLevel, 'info'),
  ACCESS_LOG: v.optional(settings.onOrOff, 'on'),
};

export type Settings = ReturnType<typeof readSettings>;

/** Reads the variables. @throws SettingError if a variable is invalid or missing. */
export function readSettings(env: settings.Environment) {
  const values = settings.readVariables(env, variables);
  const { COMPANY, DATA_DIR, SMTP_URL, EMAILJS_ORIGIN, MAIL } = values;
  if (settings.isPublic(env) && !(SMTP_URL ?? EMAILJS_ORIGIN ?? MAIL)) {
    throw new settings.SettingError(
      'SMTP_URL is not set, so messages of this public site’s visitors would not be e-mailed: set SMTP_URL, or MAIL=keep to read them with pnpm --filter content-service messages',
    );
  }
  const log: LogOptions = { level: values.LOG_LEVEL, logsAccess: values.ACCESS_LOG };
  return {
    ...values,
    DATABASE_URL: values.DATABASE_URL ?? defaultDatabaseUrl({ COMPANY, DATA_DIR }),
    CONTENT_DIR: values.CONTENT_DIR ?? contentFolderOf(COMPANY),
    log,
  };
}

/** Values of `sslmode` that encrypt; not all of them verify the server's certificate. */
const encrypted = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** Checks settings of a public site. @throws SettingError if data could be sent unencrypted. */
export function requireSafe(env: settings.Environment): void {
  if (!settings.isPublic(env)) return;
  const { DATABASE_URL, SMTP_URL } = env;
  const database = URL.parse(DATABASE_URL ?? '');
  if (
    database?.protocol.startsWith('postgres') &&
    !encrypted.has(database.searchParams.get('sslmode') ?? '') &&
    !settings.isPrivateHost(database.hostname)
  ) {
    throw new settings.SettingError(
      `DATABASE_URL names ${database.hostname}, a public host, without encryption: add ?sslmode=verify-full.`,
    );
  }
  const smtp = URL.parse(SMTP_URL ?? '');
  if (
    smtp?.protocol === 'smtp:' &&
    smtp.searchParams.get('requireTLS') !== 'true' &&
    !settings.isPrivateHost(smtp.hostname)
  ) {
    throw new settings.SettingError(
      `SMTP_URL names ${smtp.hostname}, a public host, possibly without encryption: use smtps://, or add ?requireTLS=true.`,
    );
  }
}

/** Adds secrets from files to the environment. In production, logs and checks the settings. */
export function readEnvironment(env: settings.Environment): settings.Environment {
  // In a release, the build has replaced `process.env.NODE_ENV` with 'production'.
  const isProduction = process.env.NODE_ENV === 'production';
  if (isProduction)
    process.stdout.write(settings.describeSettings('content service', env, variables));
  const complete = settings.readSecretFiles(env, variables);
  if (isProduction) requireSafe(complete);
  return complete;
}
