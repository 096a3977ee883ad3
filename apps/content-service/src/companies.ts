import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { parseEnv } from 'node:util';
import { errorCode } from '@insurance-kit/server/errors';
import { type Environment, SettingError } from '@insurance-kit/server/settings';
import { readEnvironment } from './production.ts';
import { readSettings, type Settings } from './settings.ts';

/** A company of a content service that serves several. */
interface Company {
  /** The name of its settings file, for the log; `undefined` if there are no files. */
  readonly name: string | undefined;
  readonly settings: Settings;
}

/**
 * Reads the settings of each company that a content service serves: the environment, overridden by
 * the variables of the company's file. Without files there is one company.
 *
 * @param files settings files in the format of `node --env-file`.
 * @throws SettingError for a wrong setting, or if two companies have the same database.
 */
export function readCompanies(env: Environment, files: readonly string[]): readonly Company[] {
  if (files.length === 0) return [{ name: undefined, settings: readOne(env) }];
  const companies = files.map((file) => {
    const { name } = parse(file);
    return { name, settings: readOne({ ...env, ...readVariables(file) }, name) };
  });
  for (const [index, { name, settings }] of companies.entries()) {
    const other = companies
      .slice(0, index)
      .find((it) => it.settings.databaseUrl === settings.databaseUrl);
    if (other === undefined) continue;
    throw new SettingError(
      `${other.name} and ${name} have the same DATABASE_URL, so each would send and list the other's messages: give each company a database role and schema of its own.`,
    );
  }
  return companies;
}

const readOne = (env: Environment, name?: string): Settings =>
  readSettings(readEnvironment(env, name));

function readVariables(file: string): Environment {
  try {
    // Without the mark that Windows writes before a text.
    return parseEnv(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const code = errorCode(error) ?? 'unreadable';
    throw new SettingError(`The company's file ${file} cannot be read (${code}).`);
  }
}
