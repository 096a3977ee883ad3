import { AsyncLocalStorage } from 'node:async_hooks';
import { type Environment, SettingError, type Variable } from './settings.ts';
import type { Trace, TraceLog, TraceSettings, Traces } from './trace.ts';

export type { Trace, TracedRequest, TraceLog, TraceSettings, Traces } from './trace.ts';

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

const current = new AsyncLocalStorage<Trace>();

/** The trace of the current request; `undefined` if it is not traced, or outside of requests. */
export const currentTrace = (): Trace | undefined => current.getStore();

/** Runs a part of a request's work, as a span if the request is traced. */
export const inTracePart = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  current.getStore()?.part(name, work) ?? work();

/**
 * Begins to trace. OpenTelemetry is only loaded here, so a server without traces never loads it.
 *
 * @param share the share of requests to trace, from 0 to 1, of those that do not say it themselves.
 */
export async function openTraces(
  settings: TraceSettings,
  share: number,
  log: TraceLog,
): Promise<Traces> {
  const { createTraces } = await import('./opentelemetry.ts');
  return createTraces(settings, share, log, (trace, work) => current.run(trace, work));
}
