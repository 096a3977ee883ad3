import {
  announceSettings,
  type Environment,
  isPrivateHost,
  isPublic,
  isTemporary,
  readSecretFiles,
  SettingError,
  type Variable,
} from '@insurance-kit/settings';
import { traceVariables } from '@insurance-kit/traces';
import { ownDatabaseUrl, readDatabaseAddress } from './store/database.ts';

/** The variables that the service reads, in the order of the README. */
export const variables: readonly Variable[] = [
  { name: 'PORT', otherwise: '4000' },
  { name: 'HOST', otherwise: '127.0.0.1' },
  { name: 'COMPANY', otherwise: 'harmattan-ghana' },
  { name: 'SITE_URL', otherwise: 'unknown: not a public site' },
  { name: 'EMAILJS_ORIGIN', otherwise: 'the stand-in here' },
  { name: 'DATABASE_URL', otherwise: 'embedded SQLite in DATA_DIR', isSecret: true },
  { name: 'DATA_DIR', otherwise: '.data/ of the app' },
  { name: 'CONTENT_DIR', otherwise: 'the content of COMPANY' },
  { name: 'DATABASE_WAIT_SECONDS', otherwise: '60' },
  { name: 'SMTP_URL', otherwise: 'none: nobody is e-mailed', isSecret: true },
  { name: 'MAIL', otherwise: 'none' },
  { name: 'RETENTION_DAYS', otherwise: '730' },
  { name: 'MAILBOX_TOKEN', otherwise: 'off', isSecret: true },
  {
    name: 'EDIT_TOKEN',
    otherwise: '/edit on this machine alone, off for a public site',
    isSecret: true,
  },
  { name: 'TRUST_PROXY', otherwise: '0' },
  { name: 'METRICS_PORT', otherwise: 'off' },
  ...traceVariables('content-service'),
  { name: 'LOG_LEVEL', otherwise: 'info' },
  { name: 'ACCESS_LOG', otherwise: 'on' },
];

/** The values of `sslmode` that encrypt; not all of them verify the server's certificate. */
const encrypted = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/**
 * Refuses settings by which a public site would lose or leak what visitors write.
 *
 * @param env the environment after `readSecretFiles`.
 * @throws SettingError for the first such setting.
 */
export function requireSafe(env: Environment): void {
  if (!isPublic(env)) return;
  const { DATABASE_URL, SMTP_URL } = env;
  const database = readDatabaseAddress(DATABASE_URL || ownDatabaseUrl(env));
  if (database.engine === 'sqlite' && isTemporary(database.file)) {
    throw new SettingError(
      `The database is ${database.file}, where a machine throws files away: set DATA_DIR or DATABASE_URL to a place that is kept.`,
    );
  }
  if (database.engine === 'postgres') {
    const url = URL.parse(database.url);
    const isEncrypted = encrypted.has(url?.searchParams.get('sslmode') ?? '');
    if (url !== null && !isEncrypted && !isPrivateHost(url.hostname)) {
      throw new SettingError(
        `DATABASE_URL names ${url.hostname}, beyond your own network, without encryption: add ?sslmode=verify-full.`,
      );
    }
  }
  const smtp = URL.parse(SMTP_URL ?? '');
  if (
    smtp?.protocol === 'smtp:' &&
    smtp.searchParams.get('requireTLS') !== 'true' &&
    !isPrivateHost(smtp.hostname)
  ) {
    throw new SettingError(
      `SMTP_URL names ${smtp.hostname}, beyond your own network, where messages may go unencrypted: use smtps://, or add ?requireTLS=true.`,
    );
  }
}

/**
 * The environment with the secrets from files. In production it also logs and checks the settings.
 *
 * @param company the company's name, if the service serves several.
 */
export function readEnvironment(env: Environment, company?: string): Environment {
  // A release's code contains the value, however it is started.
  const isProduction = process.env.NODE_ENV === 'production';
  if (isProduction)
    announceSettings(
      company === undefined ? 'content service' : `content service of ${company}`,
      env,
      variables,
    );
  const complete = readSecretFiles(env, variables);
  if (isProduction) requireSafe(complete);
  return complete;
}
