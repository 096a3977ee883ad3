import { accessSync, constants, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';

/** A server's environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The levels of `LOG_LEVEL`, from the most to the least talkative. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** One of `logLevels`. */
export type LogLevel = (typeof logLevels)[number];

/** A variable that a server reads when it starts. */
export interface Variable {
  readonly name: string;
  /** What applies if it is not set, in few words. */
  readonly otherwise: string;
  /** Never shown. It may stand in a file instead, which `<name>_FILE` names. */
  readonly isSecret?: true;
}

/** A setting that a server must not start with. The message is one line and tells no secret. */
export class SettingError extends Error {
  override readonly name: string = 'SettingError';
}

const value = (env: Environment, name: string): string | undefined =>
  env[name]?.trim() || undefined;

/**
 * The environment with the secrets from files: if `<name>_FILE` is set, `<name>` is the content of
 * that file, without white space around it.
 *
 * @throws SettingError where both are set, or the file cannot be read or is empty.
 */
export function readSecretFiles(env: Environment, variables: readonly Variable[]): Environment {
  const read = variables.flatMap(({ name, isSecret }) => {
    const file = isSecret && value(env, `${name}_FILE`);
    if (!file) return [];
    if (value(env, name) !== undefined) {
      throw new SettingError(`${name} and ${name}_FILE are both set: keep one of them.`);
    }
    return [[name, readSecret(name, file)]];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function readSecret(name: string, file: string): string {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new SettingError(`${name}_FILE names ${file}, which cannot be read (${code}).`);
  }
  if (secret === '') throw new SettingError(`${name}_FILE names ${file}, which is empty.`);
  return secret;
}

/** Each variable with its effective value as text, and whether it is set. */
function settings(env: Environment, variables: readonly Variable[]) {
  return variables.map(({ name, otherwise, isSecret }) => {
    const own = value(env, name);
    const file = isSecret && value(env, `${name}_FILE`);
    if (file) return { name, isSet: true, shown: `(secret, from ${file})` };
    if (own === undefined) return { name, isSet: false, shown: otherwise };
    return { name, isSet: true, shown: isSecret ? '(secret)' : own };
  });
}

/**
 * The settings that a server starts with, as a table for a terminal or one structured log line.
 *
 * @param env the environment before `readSecretFiles`.
 */
export function describeSettings(
  server: string,
  env: Environment,
  variables: readonly Variable[],
  form: 'table' | 'line',
): string {
  const rows = settings(env, variables);
  if (form === 'line') {
    const of = (isSet: boolean) =>
      Object.fromEntries(
        rows.filter((row) => row.isSet === isSet).map((row) => [row.name, row.shown]),
      );
    const facts = { level: 30, time: Date.now(), server, set: of(true), default: of(false) };
    return `${JSON.stringify({ ...facts, msg: 'settings' })}\n`;
  }
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));
  const names = width(rows.map(({ name }) => name));
  const lines = rows.map(
    ({ name, isSet, shown }) =>
      `  ${name.padEnd(names)}  ${isSet ? 'set    ' : 'default'}  ${shown}`,
  );
  return `Settings of the ${server}\n${lines.join('\n')}\n`;
}

/** Prints the settings that a server starts with: a table in a terminal, else a line. */
export function announceSettings(
  server: string,
  env: Environment,
  variables: readonly Variable[],
): void {
  const form = process.stdout.isTTY ? 'table' : 'line';
  process.stdout.write(describeSettings(server, env, variables, form));
}

const privateAddresses = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  privateAddresses.addSubnet(network, bits, 'ipv4');
}
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

/**
 * Whether a host is on this machine or in a private network, where traffic need not be encrypted: a
 * private address, or a name that only such a network knows (`content`, `db.internal`).
 *
 * @param host as `URL.hostname` gives it.
 */
export function isPrivateHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  if (version !== 0) return privateAddresses.check(address, version === 4 ? 'ipv4' : 'ipv6');
  return !host.includes('.') || /\.(?:internal|local|localhost|lan|svc|home\.arpa)$/.test(host);
}

/** Whether a server is one of a public site: `SITE_URL` is an https address. */
export const isPublic = (env: Environment): boolean =>
  /^https:/i.test(value(env, 'SITE_URL') ?? '');

/**
 * Creates a folder if it is missing, and checks that it can be written to.
 *
 * @throws SettingError naming the variable.
 */
export function requireWritable(name: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new SettingError(
      `${name} is ${folder}, which this user cannot write to (${code}): name a folder that it can.`,
    );
  }
}

/** Whether a path is in a folder for temporary files, which a system may delete. */
export function isTemporary(path: string): boolean {
  const folders = new Set(['/tmp', '/var/tmp', '/dev/shm', tmpdir(), realpathSync(tmpdir())]);
  return [...folders].some((folder) => {
    const way = relative(folder, path);
    return way !== '' && !way.startsWith('..');
  });
}
