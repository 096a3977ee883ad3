import {
  announceSettings,
  type Environment,
  isPrivateHost,
  isPublic,
  isTemporary,
  readSecretFiles,
  SettingError,
} from '@insurance-kit/server/settings';
import { variables } from './settings.ts';
import { ownDatabaseUrl, readDatabaseAddress } from './store/database.ts';

/** Values of `sslmode` that encrypt. Not all verify the server's certificate. */
const encrypted = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/**
 * Refuses settings by which a public site loses or leaks visitors' data. Call it after
 * `readSecretFiles`. @throws SettingError for the first.
 */
export function requireSafe(env: Environment): void {
  if (!isPublic(env)) return;
  const { DATABASE_URL, SMTP_URL } = env;
  const database = readDatabaseAddress(DATABASE_URL || ownDatabaseUrl(env));
  if (database.engine === 'sqlite' && isTemporary(database.file)) {
    throw new SettingError(
      `The database is ${database.file}, which is a temporary folder: set DATA_DIR or DATABASE_URL to a permanent place.`,
    );
  }
  if (database.engine === 'postgres') {
    const url = URL.parse(database.url);
    const isEncrypted = encrypted.has(url?.searchParams.get('sslmode') ?? '');
    if (url !== null && !isEncrypted && !isPrivateHost(url.hostname)) {
      throw new SettingError(
        `DATABASE_URL names ${url.hostname}, a public host, without encryption: add ?sslmode=verify-full.`,
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
      `SMTP_URL names ${smtp.hostname}, a public host, possibly without encryption: use smtps://, or add ?requireTLS=true.`,
    );
  }
}

/** The environment with secrets from files. In production, also logs and checks the settings. */
export function readEnvironment(env: Environment): Environment {
  // A release has this value built in.
  const isProduction = process.env.NODE_ENV === 'production';
  if (isProduction) announceSettings('content service', env, variables);
  const complete = readSecretFiles(env, variables);
  if (isProduction) requireSafe(complete);
  return complete;
}
