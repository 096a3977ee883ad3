import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { start } from '../../scripts/lib/processes.mjs';
import { freePort } from '../../scripts/lib/ready.mjs';
import { environment, root } from '../../scripts/lib/workspace.mjs';
import { launch } from '../support/servers/apps.ts';
import { type Apps, rounded, withApps } from './apps.ts';
import { send } from './load/load.ts';
import { cpuMicroseconds } from './process.ts';
import type { Report, Row } from './report.ts';

const path = '/';
const warmup = 2_000;
const requests = 20_000;
const connections = 8;

/** An answer as it was sent, not decompressed: its headers and, in base64, its body. */
async function answerOf(url: string) {
  const asked = get(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } });
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (answer === undefined) throw new Error(`${url} gave no answer.`);
  return { headers: answer.rawHeaders, body: (await buffer(answer)).toString('base64') };
}

/** CPU time and throughput of a server under load. */
async function measureServer(url: string, pid: number) {
  await send({ url, path, requests: warmup, connections });
  const before = cpuMicroseconds(pid);
  const seconds = await send({ url, path, requests, connections });
  return {
    microseconds: (cpuMicroseconds(pid) - before) / requests,
    perSecond: requests / seconds,
  };
}

/** Measures a server that only sends the same bytes and headers. */
async function measureBare(site: Apps['site']) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const answer = JSON.stringify(await answerOf(site.url + path));
  await using bare = await launch(url, '/', (onLine) =>
    start('bare server', ['node', join(root, 'e2e', 'bench', 'phone', 'bare.main.ts')], {
      cwd: root,
      env: environment({ PORT: String(port), ANSWER: answer }),
      onLine,
    }),
  );
  return await measureServer(url, bare.pid);
}

/** The cost of a cached page, beside a bare `node:http` server with the same answer. */
export const measureCpu = (): Promise<Report> =>
  withApps(async ({ site }) => {
    const bare = await measureBare(site);
    const own = await measureServer(site.url, site.pid);
    const row = (server: string, { microseconds, perSecond }: typeof own): Row => ({
      server,
      'CPU µs a request': rounded(microseconds),
      'requests a second': rounded(perSecond),
      'CPU, bare = 1': rounded(microseconds / bare.microseconds, 2),
    });
    return { tables: [[row('bare node:http', bare), row('site', own)]] };
  });
