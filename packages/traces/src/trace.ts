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
