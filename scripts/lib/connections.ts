/** The parameters of `net.Socket.connect`. */
interface ConnectOptions {
  readonly path?: unknown;
  readonly host?: unknown;
  readonly port?: unknown;
}

const isOptions = (value: unknown): value is ConnectOptions =>
  typeof value === 'object' && value !== null;

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i;

/**
 * The other machine to which a socket connects.
 *
 * @param parameters those of `net.Socket.connect`: options, a port and a host, a path, or the array
 *   of options and listener that Node's own modules pass.
 * @returns `host:port`, or `undefined` for this machine and for local pipes.
 */
export function connectionTarget(parameters: readonly unknown[]): string | undefined {
  const [first, second] = parameters;
  if (Array.isArray(first)) return connectionTarget(first);
  const options = isOptions(first)
    ? first
    : typeof first === 'string' && !/^\d+$/.test(first)
      ? { path: first }
      : { port: first, host: typeof second === 'string' ? second : undefined };
  if (options.path !== undefined && options.path !== null) return undefined;
  const host = typeof options.host === 'string' ? options.host : 'localhost';
  return loopback.test(host) ? undefined : `${host}:${String(options.port)}`;
}
