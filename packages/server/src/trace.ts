import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where traces go. */
export interface TraceSettings {
  /** The base address of an OTLP receiver, without a slash at its end. */
  readonly endpoint: string;
  /** Headers for it, as `OTEL_EXPORTER_OTLP_HEADERS` has them. */
  readonly headers: string | undefined;
  /** The name of the server in its spans. */
  readonly service: string;
}

/** The trace of a request: each part of the request's work becomes a span. */
export interface Trace {
  /** A part of the work. */
  part<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * A call to another server.
   *
   * @param make gets the value of the `traceparent` header, by which the other server continues the
   *   trace.
   */
  call(method: string, make: (traceParent: string) => Promise<Response>): Promise<Response>;
  /** A database query that has just ended. Its `text` must not contain the query's values. */
  query(system: string, text: string, milliseconds: number, failed: boolean): void;
}

/** What is known of a request when it arrives. */
export interface TracedRequest {
  readonly requestId: string;
  /** The pattern of its route, never its address: that can name somebody. */
  readonly routeOf: () => string;
  /** Whether its sender may say which trace it belongs to (`traceparent`). */
  readonly isTrusted: boolean;
}

/** The tracing of a server's requests. */
export interface Traces {
  /**
   * Runs the work of a request. If it is traced, `currentTrace` returns its trace in that work, and
   * its span ends when the answer has been sent or the connection is lost.
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
