import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Listening, listen, pass } from './listen.ts';

/** Faults of a content service (readings §6). `pass` is none. */
export const faults = [
  'pass',
  '404',
  '500',
  '301',
  'hang',
  'cut',
  'notJson',
  'html',
  'notArray',
  'emptyArray',
  'huge',
] as const;
export type Fault = (typeof faults)[number];

/** A proxy that injects faults. Use its address as `CONTENT_URL`. */
export interface FaultyContent extends Listening {
  /** The requested paths, in order. */
  readonly requested: readonly string[];
  /**
   * Answers with a fault from now on.
   * @param path default: all paths.
   */
  set(fault: Fault, path?: string): void;
  /** Answers a path with this value as JSON from now on. */
  serve(path: string, value: unknown): void;
  /** Forwards all requests from now on. */
  heal(): void;
}

const hugeBytes = 50_000_000;

const json = (response: ServerResponse, status: number, body: string): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
};

/** 50 MB of valid JSON. */
function* hugeJson(): Generator<string> {
  const piece = 'a'.repeat(1_000_000);
  yield '[{"header_caption":"';
  for (let sent = 0; sent < hugeBytes; sent += piece.length) yield piece;
  yield '"}]';
}

const answers: Readonly<Record<Exclude<Fault, 'pass'>, (response: ServerResponse) => void>> = {
  '404': (response) => json(response, 404, '{"error":"not found"}'),
  '500': (response) => json(response, 500, '{"error":"broken"}'),
  '301': (response) => response.writeHead(301, { Location: 'http://elsewhere.example/' }).end(),
  hang: () => {},
  cut: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('[{"header_caption":"half', () => response.destroy());
  },
  notJson: (response) => json(response, 200, '[{"header_caption":'),
  html: (response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>'),
  notArray: (response) => json(response, 200, '{"header_caption":"alone"}'),
  emptyArray: (response) => json(response, 200, '[]'),
  huge: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    // Nobody reads all of it.
    pipeline(hugeJson(), response).catch(() => response.destroy());
  },
};

/**
 * Starts a proxy in front of a content service.
 * @param upstream the content service's base address.
 */
export async function startFaultyContent(upstream: string): Promise<FaultyContent> {
  const requested: string[] = [];
  const ofPaths = new Map<string, Fault>();
  const served = new Map<string, string>();
  let ofAll: Fault = 'pass';

  const proxy = await listen((incoming, response) => {
    const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/';
    requested.push(path);
    const body = served.get(path);
    const fault = ofPaths.get(path) ?? ofAll;
    if (body !== undefined) json(response, 200, body);
    else if (fault === 'pass') pass(upstream, incoming, response);
    else answers[fault](response);
  });

  return {
    ...proxy,
    requested,
    set: (fault, path) => {
      if (path === undefined) ofAll = fault;
      else ofPaths.set(path, fault);
    },
    serve: (path, value) => served.set(path, JSON.stringify(value)),
    heal: () => {
      ofAll = 'pass';
      ofPaths.clear();
      served.clear();
    },
  };
}
