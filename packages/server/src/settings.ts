import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

export type Environment = Readonly<Record<string, string | undefined>>;

/** An environment variable's schema, whose message completes 'PORT is "80a", but must be …'. */
type Variable = v.GenericSchema<string | undefined, unknown>;
/** A server's variables by name, in the order in which the log shows them. */
export type Variables = Readonly<Record<string, Variable>>;

/** A variable without a default. The log shows `otherwise` if the variable is unset. */
export const optional = <Schema extends v.GenericSchema<string, unknown>>(
  otherwise: string,
  schema: Schema,
) => v.pipe(v.optional(schema), v.description(otherwise));

/** Like `optional`, for a secret. `<name>_FILE` may name a file that contains the value. */
export const optionalSecret = <Schema extends v.GenericSchema<string, unknown>>(
  otherwise: string,
  schema: Schema,
) => v.pipe(v.optional(schema), v.description(otherwise), v.metadata({ isSecret: true }));

export const isSecret = (variable: Variable): boolean => v.getMetadata(variable).isSecret === true;

export const matching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(), v.regex(pattern, expected));

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

export const baseAddress = (example: string) =>
  httpAddress(`an http or https address such as ${example}, without a query`, () => true);

/** Accepts only scheme, host and port. Removes a trailing slash. */
export const origin = httpAddress(
  'an origin such as https://www.example.com, without a path',
  ({ pathname }) => pathname === '/',
);

export const host = matching(/^[\w.:-]+$/, 'a host name or an address such as 0.0.0.0');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export const logLevel = v.picklist(logLevels, `one of ${logLevels.join(', ')}`);
export type LogLevel = v.InferOutput<typeof logLevel>;

export const onOrOff = v.pipe(
  v.picklist(['on', 'off'], 'on or off'),
  v.transform((text) => text === 'on'),
);

/** Thrown if a server must not start because of a setting. The one-line message has no secret. */
export class SettingError extends Error {
  override readonly name: string = 'SettingError';
}

const value = (env: Environment, name: string): string | undefined =>
  env[name]?.trim() || undefined;

/** Reads variables. An empty variable counts as unset. @throws SettingError for an invalid value. */
export function readVariables<Entries extends Variables>(env: Environment, variables: Entries) {
  const set = Object.fromEntries(Object.keys(variables).map((name) => [name, value(env, name)]));
  const reading = v.safeParse(v.object(variables), set, { abortEarly: true });
  if (reading.success) return reading.output;
  const [{ path, message }] = reading.issues;
  const name = String(path?.[0]?.key);
  const variable = variables[name];
  // The message is logged, so it contains no secret and no long text.
  const shown = variable && isSecret(variable) ? '…' : String(set[name]).slice(0, 80);
  throw new SettingError(`${name} is ${JSON.stringify(shown)}, but must be ${message}.`);
}

/** Adds secrets from `<name>_FILE` files. @throws SettingError if one is unusable or set twice. */
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

/** A variable's value for the log, without secrets. `undefined` if unset. */
function shownValue(env: Environment, name: string, variable: Variable): string | undefined {
  if (!isSecret(variable)) return value(env, name);
  const file = value(env, `${name}_FILE`);
  if (file) return `(secret, from ${file})`;
  return value(env, name) && '(secret)';
}

/** The settings as a log line, without secrets. */
export function describeSettings(server: string, env: Environment, variables: Variables): string {
  const set: Record<string, string> = {};
  const byDefault: Record<string, string> = {};
  for (const [name, variable] of Object.entries(variables)) {
    const shown = shownValue(env, name, variable);
    if (shown !== undefined) set[name] = shown;
    else byDefault[name] = v.getDescription(variable) ?? String(v.getDefault(variable));
  }
  const facts = { level: 30, time: Date.now(), server, set, default: byDefault };
  return `${JSON.stringify({ ...facts, msg: 'settings' })}\n`;
}

/** The kind of an IP address, such as `loopback`. `undefined` for a host name. */
function rangeOf(host: string): string | undefined {
  const address = host.replace(/^\[|\]$/g, '');
  return isIP(address) === 0 ? undefined : ipaddr.process(address).range();
}

/** Whether a host has a private address, no dot in its name, or a suffix such as `.internal`. */
export function isPrivateHost(host: string): boolean {
  const range = rangeOf(host);
  if (range) return ['private', 'loopback', 'linkLocal', 'uniqueLocal'].includes(range);
  return !host.includes('.') || /\.(?:internal|local|localhost|lan|svc|home\.arpa)$/.test(host);
}

/** Whether a host is `localhost` or a loopback address, which only this machine can reach. */
export const isLoopbackHost = (host: string): boolean =>
  rangeOf(host) === 'loopback' || /^(?:.+\.)?localhost$/i.test(host);

/** The error to show if a setting stops a server from listening. `undefined` for other errors. */
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
      return new SettingError(`HOST ${host} is not an address of this machine.`);
    default:
      return undefined;
  }
}

/** A site counts as public if its `SITE_URL` is an https address. */
export const isPublic = (env: Environment): boolean =>
  /^https:/i.test(value(env, 'SITE_URL') ?? '');

/** Creates `folder`, the value of variable `name`. @throws SettingError if it is not writable. */
export function requireWritable(name: string, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = errorCode(error) ?? String(error);
    throw new SettingError(
      `${name} is ${folder}, which this user cannot write to (${code}): set a writable folder.`,
    );
  }
}
