import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { start } from '../../scripts/lib/processes.mjs';
import { freePort, waitUntilReady } from '../../scripts/lib/ready.mjs';
import { environment, root } from '../../scripts/lib/workspace.mjs';
import { type Apps, rounded, withApps } from './apps.ts';
import { send } from './load.ts';
import { cpuSeconds } from './process.ts';
import type { Report, Row } from './report.ts';

const path = '/';
const warmup = 2_000;
const requests = 20_000;
const connections = 8;

/** An answer as it was sent, not decompressed. */
function answerOf(url: string): Promise<{ readonly headers: string[]; readonly body: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (answer: IncomingMessage) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ headers: answer.rawHeaders, body: Buffer.concat(pieces).toString('base64') }),
      );
    }).on('error', reject);
  });
}

/** CPU time and throughput of a server under load. */
async function measureServer(url: string, pid: number) {
  await send({ url, path, requests: warmup, connections });
  const before = cpuSeconds(pid);
  const seconds = await send({ url, path, requests, connections });
  return {
    cpuMicroseconds: ((cpuSeconds(pid) - before) / requests) * 1_000_000,
    perSecond: requests / seconds,
  };
}

/** Measures a server that only sends the same bytes and headers. */
async function measureBare(site: Apps['site']) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const bare = start('bare server', ['node', join(root, 'e2e', 'bench', 'bare.main.ts')], {
    cwd: root,
    env: environment({
      PORT: String(port),
      ANSWER: JSON.stringify(await answerOf(site.url + path)),
    }),
  });
  try {
    await waitUntilReady(url, { process: bare, everyMs: 10 });
    return await measureServer(url, bare.pid);
  } finally {
    await bare.stop();
  }
}

/** The cost of a cached page, beside a bare `node:http` server with the same answer. */
export const measureCpu = (): Promise<Report> =>
  withApps(async ({ site }) => {
    const bare = await measureBare(site);
    const own = await measureServer(site.url, site.pid);
    const row = (server: string, { cpuMicroseconds, perSecond }: typeof own): Row => ({
      server,
      'CPU µs a request': rounded(cpuMicroseconds),
      'requests a second': rounded(perSecond),
      'CPU, bare = 1': rounded(cpuMicroseconds / bare.cpuMicroseconds, 2),
    });
    return { tables: [[row('bare node:http', bare), row('site', own)]] };
  });
