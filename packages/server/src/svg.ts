import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ResizeOptions } from 'sharp';

/** Thrown if an SVG crashes its renderer. Browsers may still show this SVG. */
export class RendererCrash extends Error {}

/** Whether sharp would open these bytes as SVG. If so, use `renderSvg`: sharp can crash servers. */
export function isSvg(picture: Buffer): boolean {
  const start = picture.toString('latin1', 0, 1_000);
  const isRaster = /^(?:\x89PNG|\xff\xd8|GIF8|RIFF|.{4}ftyp)/s.test(start);
  const isCompressed = start.startsWith('\x1f\x8b');
  return !isRaster && (isCompressed || /<svg/i.test(start));
}

const secondsToRender = 20;
const idleMs = 5_000;

/** The program that renders: `.ts` in the sources, `.js` in a build. */
const program = fileURLToPath(new URL(`svg.main${extname(import.meta.url)}`, import.meta.url));

/** Idle child processes, each with the timer that kills the process. */
const idle = new Map<ChildProcess, NodeJS.Timeout>();

function idleOrNewChild(): ChildProcess {
  for (const [child, timer] of idle) {
    clearTimeout(timer);
    idle.delete(child);
    if (child.connected && child.exitCode === null && child.signalCode === null) return child;
  }
  // Clear a variable of `node --watch` that makes a child send messages about its imports.
  const env = { ...process.env, WATCH_REPORT_DEPENDENCIES: '' };
  const child = fork(program, { env, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  // `renderSvg` handles the first error. Without this listener, a second would end the server.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

function reuseLater(child: ChildProcess): void {
  const end = () => {
    idle.delete(child);
    child.kill();
  };
  idle.set(child, setTimeout(end, idleMs).unref());
}

/**
 * Renders an SVG as PNG in a child process, because librsvg can abort its process: cairo 1.18
 * fails an assertion at some clip paths. @throws RendererCrash, or another Error
 */
export async function renderSvg(svg: Buffer, size: ResizeOptions): Promise<Buffer> {
  const child = idleOrNewChild();
  const done = new AbortController();
  const failed = once(child, 'exit', { signal: done.signal }).then(([code, signal]) => {
    if (signal === 'SIGKILL') throw new Error('it takes too much time or memory');
    if (signal !== null) throw new RendererCrash('it crashes the program that renders SVG files');
    throw new Error(`the program that renders SVG files ended with code ${code}`);
  });
  // If `send` throws (too many open files), nothing awaits `failed`: ignore its rejection.
  failed.catch(() => {});
  const timer = setTimeout(() => child.kill('SIGKILL'), secondsToRender * 1000);
  try {
    child.send({ svg, size });
    const answered = once(child, 'message', { signal: done.signal });
    const [{ png, problem, isReusable }] = await Promise.race([answered, failed]);
    if (isReusable) reuseLater(child);
    else child.kill();
    if (problem !== undefined) throw new Error(problem);
    return png;
  } finally {
    clearTimeout(timer);
    done.abort();
  }
}
