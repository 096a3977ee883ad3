import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Environment, SettingError, type Variable } from '@insurance-kit/settings';

/** Where traces go. */
export interface TraceSettings {
  /** The base address of an OTLP receiver, without a slash at its end. */
  readonly endpoint: string;
  /** Headers for it, as `OTEL_EXPORTER_OTLP_HEADERS` has them. */
  readonly headers: string | undefined;
  /** The name of the server in its spans. */
  readonly service: string;
}

/** What a server reads for its traces, in the order of the README. */
export const traceVariables = (service: string): readonly Variable[] => [
  { name: 'OTEL_EXPORTER_OTLP_ENDPOINT', otherwise: 'off' },
  { name: 'OTEL_EXPORTER_OTLP_HEADERS', otherwise: 'none', isSecret: true },
  { name: 'OTEL_SERVICE_NAME', otherwise: service },
];

/**
 * Reads the settings of traces.
 *
 * @param service the server's name where `OTEL_SERVICE_NAME` gives none.
 * @returns `undefined` where `OTEL_EXPORTER_OTLP_ENDPOINT` is not set: nothing is traced.
 * @throws SettingError for a wrong value.
 */
export function readTraceSettings(env: Environment, service: string): TraceSettings | undefined {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const address = text('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (address === undefined) return undefined;
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new SettingError(
      `OTEL_EXPORTER_OTLP_ENDPOINT is ${JSON.stringify(address)}, but must be an address such as http://127.0.0.1:4318.`,
    );
  }
  return {
    endpoint: url.origin + url.pathname.replace(/\/+$/, ''),
    headers: text('OTEL_EXPORTER_OTLP_HEADERS'),
    service: text('OTEL_SERVICE_NAME') ?? service,
  };
}

/** The trace of the request whose work this is: what is done for it becomes a span each. */
export interface Trace {
  /** A part of the work. */
  part<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * A call to another server.
   *
   * @param make gets the value of its `traceparent` header, by which the other server goes on with the
   *   trace.
   */
  call(method: string, make: (traceParent: string) => Promise<Response>): Promise<Response>;
  /** A query that has ended now. The values of a query are no part of its text. */
  query(system: string, text: string, milliseconds: number, failed: boolean): void;
}

/** What is known of a request when it comes. */
export interface TracedRequest {
  readonly requestId: string;
  /** The pattern of its route, never its address: that can name somebody. */
  readonly routeOf: () => string;
  /** Whether its sender may say which trace it belongs to (`traceparent`). */
  readonly isTrusted: boolean;
}

/** What a server tells of its requests. */
export interface Traces {
  /**
   * Does the work of a request. Where it is traced, `currentTrace` is known in it, and it is a span that
   * ends when the answer has left or the connection is lost.
   */
  request(
    request: IncomingMessage,
    response: ServerResponse,
    facts: TracedRequest,
    work: () => void,
  ): void;
  /** Sends what has not been sent yet, for three seconds at most. */
  stop(): Promise<void>;
}

/** What traces need of a server's log. */
export interface TraceLog {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

const current = new AsyncLocalStorage<Trace>();

/** The trace of the request whose work this is; `undefined`: it is not traced, or nobody's. */
export const currentTrace = (): Trace | undefined => current.getStore();

/** Does a part of a request's work as a span, where there is a trace. */
export const inTracePart = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  current.getStore()?.part(name, work) ?? work();

/**
 * Begins to trace. OpenTelemetry is loaded now: whoever never traces has none of it in memory.
 *
 * @param share of the requests that do not say themselves whether to trace them, from 0 to 1.
 */
export async function openTraces(
  settings: TraceSettings,
  share: number,
  log: TraceLog,
): Promise<Traces> {
  const { createTraces } = await import('./opentelemetry.ts');
  return createTraces(settings, share, log, (trace, work) => current.run(trace, work));
}
