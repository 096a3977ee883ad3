import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, parseKeyPairsIntoRecord, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Trace, TraceLog, TraceSettings, Traces } from './trace.ts';

/** How long sending spans may take, in milliseconds. */
const sendingMs = 3_000;

const traceParentHeader = 'traceparent';

/** `traceparent` as W3C Trace Context has it. */
const traceParentOf = (span: Span): string => {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
};

/** Logs once when spans can no longer be sent, and once when they can again. */
function tellOfFailures(exporter: SpanExporter, log: TraceLog): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isFailing) {
          log.warn({ reason: result.error?.message }, 'traces cannot be sent');
        }
        if (!fails && isFailing) log.info({}, 'traces are sent again');
        isFailing = fails;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Traces by OpenTelemetry, sent as OTLP over HTTP. Every attribute of a span is set here, and none is
 * about a person: no address of a request or a visitor, no query string, no header but the
 * request's id, no message of an error.
 *
 * @param run runs work with a trace as the current one.
 */
export function createTraces(
  { endpoint, headers, service }: TraceSettings,
  share: number,
  log: TraceLog,
  run: <Result>(trace: Trace, work: () => Result) => Result,
): Traces {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    ...(headers !== undefined && { headers: parseKeyPairsIntoRecord(headers) }),
    timeoutMillis: sendingMs,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: tellOfFailures(exporter, log),
        exportTimeoutMillis: sendingMs,
      }),
    ],
  });
  const tracer = provider.getTracer('@insurance-kit/server');

  const traceIn = (context: Context): Trace => {
    /** Does work within a span; what is done in it becomes that span's children. */
    const within = async <Result>(
      name: string,
      kind: SpanKind,
      attributes: Attributes,
      work: (span: Span) => Promise<Result>,
    ): Promise<Result> => {
      const span = tracer.startSpan(name, { kind, attributes }, context);
      try {
        return await run(traceIn(trace.setSpan(context, span)), () => work(span));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
        throw error;
      } finally {
        span.end();
      }
    };
    return {
      part: (name, work) => within(name, SpanKind.INTERNAL, {}, work),
      call: (method, make) =>
        within(method, SpanKind.CLIENT, { 'http.request.method': method }, async (span) => {
          const response = await make(traceParentOf(span));
          span.setAttribute('http.response.status_code', response.status);
          return response;
        }),
      query(system, text, milliseconds, failed) {
        const [operation = ''] = text.trimStart().split(/\s/, 1);
        const attributes = {
          'db.system.name': system,
          'db.operation.name': operation.toUpperCase(),
          'db.query.text': text,
        };
        const startTime = Date.now() - milliseconds;
        const span = tracer.startSpan(
          attributes['db.operation.name'],
          { kind: SpanKind.CLIENT, attributes, startTime },
          context,
        );
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  };

  return {
    request(request, response, { requestId, routeOf, isTrusted }, work) {
      const header = isTrusted ? request.headers[traceParentHeader] : undefined;
      const given = typeof header === 'string' ? parseTraceParent(header) : null;
      // Not by a sampler: a request that is not traced should not create a span at all.
      const isWanted =
        given === null ? Math.random() < share : (given.traceFlags & TraceFlags.SAMPLED) !== 0;
      if (!isWanted) return work();

      const from =
        given === null
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, { ...given, isRemote: true });
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, from);
      const { method = '' } = request;
      response.once('close', () => {
        const { statusCode, writableFinished } = response;
        const route = routeOf();
        span.updateName(`${method} ${route}`);
        span.setAttributes({
          'http.request.method': method,
          'http.route': route,
          'http.request.header.x-request-id': [requestId],
          ...(writableFinished
            ? { 'http.response.status_code': statusCode }
            : { 'error.type': 'aborted' }),
        });
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      run(traceIn(trace.setSpan(from, span)), work);
    },
    async stop() {
      // Failures to send have been logged already.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
