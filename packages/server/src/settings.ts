import { accessSync, constants, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { relative } from 'node:path';
import * as v from 'valibot';
import { errorCode } from './errors.ts';

/** A server's environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A variable that a server reads when it starts, as a schema of its text: what may be set, what that
 * becomes, and what applies if it is not set. The message of an issue ends the sentence "PORT is
 * "80a", but must be …".
 */
type Variable = v.GenericSchema<string | undefined, unknown>;
/** The variables of a server by their names, in the order in which they are shown. */
export type Variables = Readonly<Record<string, Variable>>;

/**
 * A variable without a default.
 *
 * @param otherwise says in few words what applies if it is not set.
 */
export const optional = <Schema extends v.GenericSchema<string, unknown>>(
  otherwise: string,
  schema: Schema,
) => v.pipe(v.optional(schema), v.description(otherwise));

/** As `optional`; its value is never shown, and may stand in a file instead, which `<name>_FILE` names. */
export const optionalSecret = <Schema extends v.GenericSchema<string, unknown>>(
  otherwise: string,
  schema: Schema,
) => v.pipe(v.optional(schema), v.description(otherwise), v.metadata({ isSecret: true }));

/** Whether a variable is one of `optionalSecret`. */
export const isSecret = (variable: Variable): boolean => v.getMetadata(variable).isSecret === true;

/** What applies if a variable is not set, in few words. */
const otherwiseOf = (variable: Variable): string =>
  v.getDescription(variable) ?? String(v.getDefault(variable));

/** A text of this pattern; `expected` says in words what that is. */
export const matching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(), v.regex(pattern, expected));

/** A number without a sign or a point, from `least` to `most`. */
export const wholeNumber = (least: number, most: number) => {
  const expected = `a whole number from ${least} to ${most}`;
  return v.pipe(
    matching(/^\d{1,9}$/, expected),
    v.transform(Number),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
};

const httpAddress = (expected: string, isAllowed: (url: URL) => boolean) =>
  v.pipe(
    v.string(),
    v.transform((text) => URL.parse(text)),
    v.check(
      (url) =>
        url !== null &&
        /^https?:$/.test(url.protocol) &&
        !(url.username || url.password || url.search || url.hash) &&
        isAllowed(url),
      expected,
    ),
    v.transform((url) => (url === null ? '' : url.origin + url.pathname.replace(/\/+$/, ''))),
  );

/** An address below which there are others; it is read without a slash at its end. */
export const baseAddress = (example: string) =>
  httpAddress(`an http or https address such as ${example}, without a query`, () => true);

/** Scheme and host, read without a slash at the end. */
export const origin = httpAddress(
  'an origin such as https://www.example.com, without a path',
  ({ pathname }) => pathname === '/',
);

/** Where a server listens. */
export const host = matching(/^[\w.:-]+$/, 'a host name or an address such as 0.0.0.0');

/** From the most to the least talkative. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
/** The least that is logged. */
export const logLevel = v.picklist(logLevels, `one of ${logLevels.join(', ')}`);
/** A level of the log. */
export type LogLevel = v.InferOutput<typeof logLevel>;

/** A switch, read as whether it is on. */
export const onOrOff = v.pipe(
  v.picklist(['on', 'off'], 'on or off'),
  v.transform((text) => text === 'on'),
);

/** A setting that a server must not start with. The message is one line and tells no secret. */
export class SettingError extends Error {
  override readonly name: string = 'SettingError';
}

const value = (env: Environment, name: string): string | undefined =>
  env[name]?.trim() || undefined;

/**
 * Reads variables. An empty one counts as not set, and white space around a value as no part of it.
 *
 * @throws SettingError naming the first variable that is wrong, its value, and what it must be.
 */
export function readVariables<Entries extends Variables>(env: Environment, variables: Entries) {
  const set = Object.fromEntries(Object.keys(variables).map((name) => [name, value(env, name)]));
  const reading = v.safeParse(v.object(variables), set, { abortEarly: true });
  if (reading.success) return reading.output;
  const [{ path, message }] = reading.issues;
  const name = String(path?.[0]?.key);
  const variable = variables[name];
  // The message is logged: no secret in it, and nothing long.
  const shown = variable && isSecret(variable) ? '…' : String(set[name]).slice(0, 80);
  throw new SettingError(`${name} is ${JSON.stringify(shown)}, but must be ${message}.`);
}

/**
 * The environment with the secrets from files: if `<name>_FILE` is set, `<name>` is the content of
 * that file, without white space around it.
 *
 * @throws SettingError where both are set, or the file cannot be read or is empty.
 */
export function readSecretFiles(env: Environment, variables: Variables): Environment {
  const read = Object.entries(variables).flatMap(([name, variable]) => {
    const file = isSecret(variable) && value(env, `${name}_FILE`);
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
    const code = errorCode(error) ?? 'unreadable';
    throw new SettingError(`${name}_FILE names ${file}, which cannot be read (${code}).`);
  }
  if (secret === '') throw new SettingError(`${name}_FILE names ${file}, which is empty.`);
  return secret;
}

/** What a variable is set to, as text without a secret; `undefined` if it is not set. */
function shownValue(env: Environment, name: string, variable: Variable): string | undefined {
  if (!isSecret(variable)) return value(env, name);
  const file = value(env, `${name}_FILE`);
  if (file) return `(secret, from ${file})`;
  return value(env, name) && '(secret)';
}

/**
 * The settings that a server starts with, as a structured line of its log.
 *
 * @param env the environment before `readSecretFiles`.
 */
export function describeSettings(server: string, env: Environment, variables: Variables): string {
  const set: Record<string, string> = {};
  const byDefault: Record<string, string> = {};
  for (const [name, variable] of Object.entries(variables)) {
    const shown = shownValue(env, name, variable);
    if (shown === undefined) byDefault[name] = otherwiseOf(variable);
    else set[name] = shown;
  }
  const facts = { level: 30, time: Date.now(), server, set, default: byDefault };
  return `${JSON.stringify({ ...facts, msg: 'settings' })}\n`;
}

/** Prints the settings that a server starts with. */
export function announceSettings(server: string, env: Environment, variables: Variables): void {
  process.stdout.write(describeSettings(server, env, variables));
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

/**
 * Whether a host is this machine itself: nobody else can reach what listens there.
 *
 * @param host as `URL.hostname` gives it, or as `HOST` has it.
 */
export function isLoopbackHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (address === '::1') return true;
  return isIP(address) === 4 ? address.startsWith('127.') : /^(?:.+\.)?localhost$/i.test(address);
}

/** Why a server cannot listen on an address; `undefined` where that is no matter of its settings. */
export function listenProblem(
  error: unknown,
  port: number,
  host: string,
): SettingError | undefined {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new SettingError(
        `PORT ${port} on ${host} is in use: stop what listens there, or set another PORT.`,
      );
    case 'EACCES':
      return new SettingError(`PORT ${port} on ${host} needs more rights: set a PORT above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingError(`HOST ${host} is no address of this machine.`);
    default:
      return undefined;
  }
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
    const code = errorCode(error) ?? String(error);
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
