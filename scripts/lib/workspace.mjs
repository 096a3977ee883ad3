import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's folder, absolute, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Folder of the installed commands, among them the pinned Node. */
export const binaries = join(root, 'node_modules', '.bin');

/**
 * The folder that `COMPANY_DIR` names, of a company outside; a relative path starts where the command was
 * given.
 *
 * @returns {string | undefined} its real path, also where there is nothing.
 */
export function companyDir() {
  const given = variable('COMPANY_DIR');
  if (given === undefined) return undefined;
  const dir = resolve(process.env.INIT_CWD ?? '', given);
  return existsSync(dir) ? realpathSync(dir) : dir;
}

/**
 * What builds of a company outside depend on, which turbo does not see.
 *
 * @returns {Record<string, string>}
 */
function ofCompanyDir() {
  const dir = companyDir();
  if (dir === undefined) return {};
  const module = join(dir, 'company');
  const files = existsSync(module) ? readdirSync(module, { recursive: true }) : [];
  const changed = files.map((file) => statSync(join(module, `${file}`)).mtimeMs);
  return { COMPANY_DIR: dir, COMPANY_CHANGED: `${files.length} ${Math.max(0, ...changed)}` };
}

/**
 * The environment of the commands that these scripts start: the pinned Node and the workspace's
 * tools come first in PATH, telemetry is off, and Node keeps what it has compiled: the content
 * service starts from its sources in two thirds of the time.
 *
 * @param {Record<string, string>} [more] variables to add or replace.
 * @returns {Record<string, string>}
 */
export function environment(more = {}) {
  const inherited = Object.entries(process.env).filter(([, value]) => value !== undefined);
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    .../** @type {Record<string, string>} */ (Object.fromEntries(inherited)),
    PATH: [binaries, process.env.PATH ?? ''].join(delimiter),
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    ...ofCompanyDir(),
    ...more,
  };
}

/**
 * @param {string} name
 * @returns {string | undefined} an environment variable; an empty one counts as not set.
 */
export function variable(name) {
  return process.env[name]?.trim() || undefined;
}

/**
 * @param {string} folder a folder of the workspace, relative to its root.
 * @returns {{ scripts?: Record<string, string>, packageManager?: string, version?: string }}
 */
export function readPackage(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** An error that the user can fix: its message is printed without a stack. */
export class Problem extends Error {}

/**
 * Whether an error is the user's to fix: a {@link Problem}, or an option that `parseArgs` does not know.
 *
 * @param {unknown} error
 */
const isProblem = (error) =>
  error instanceof Problem ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs a script's body; a mistake of the user's ends it with its message, anything else with its stack.
 *
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    if (major < 20 || (major === 20 && minor < 19)) {
      throw new Problem(`Node ${process.versions.node} is too old. Install Node 20.19 or newer.`);
    }
    if (process.platform !== 'linux' && process.platform !== 'darwin') {
      throw new Problem('This workspace runs on Linux and macOS. On Windows, use WSL.');
    }
    await body();
  } catch (error) {
    console.error(error instanceof Error && isProblem(error) ? `\n✗ ${error.message}` : error);
    process.exit(1);
  }
}
