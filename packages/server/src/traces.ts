import { AsyncLocalStorage } from 'node:async_hooks';
import * as v from 'valibot';
import { baseAddress, optional, optionalSecret, type readVariables } from './settings.ts';
import type { Trace, TraceLog, TraceSettings, Traces } from './trace.ts';

export type { Trace, TracedRequest, TraceLog, TraceSettings, Traces } from './trace.ts';

/** The variables of a server's traces; `service` is its name in them where none is set. */
export const traceVariables = (service: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: optional('off', baseAddress('http://127.0.0.1:4318')),
  OTEL_EXPORTER_OTLP_HEADERS: optionalSecret('none', v.string()),
  OTEL_SERVICE_NAME: v.optional(v.string(), service),
});

/** Where traces go, by the values of `traceVariables`; `undefined` if nothing is traced. */
export const traceSettings = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_HEADERS: headers,
  OTEL_SERVICE_NAME: service,
}: ReturnType<typeof readVariables<ReturnType<typeof traceVariables>>>):
  | TraceSettings
  | undefined => (endpoint === undefined ? undefined : { endpoint, headers, service });

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
