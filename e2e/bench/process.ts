import { readdirSync, readFileSync } from 'node:fs';
import { Problem } from '../../scripts/lib/workspace.mjs';
import { median, rounded, withApps } from './apps.ts';
import { send } from './load/load.ts';
import type { Options, Report } from './report.ts';

/** The folder in which Linux tells of a process. */
function folderOf(pid: number): string {
  if (process.platform !== 'linux') throw new Problem('This part reads /proc: it needs Linux.');
  return `/proc/${pid}`;
}

/** CPU time that all threads of a process have used so far, in microseconds. */
export function cpuMicroseconds(pid: number): number {
  const threads = `${folderOf(pid)}/task`;
  return readdirSync(threads)
    .map((thread) => readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0])
    .reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1_000, 0);
}

/** Memory of a process in MB of 10⁶ bytes. */
function memory(pid: number): number {
  const status = readFileSync(`${folderOf(pid)}/status`, 'utf8');
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
  return (Number(kilobytes) * 1024) / 1_000_000;
}

/** The most memory that the site may use after a load, in MB. */
const mostAfterLoad = 180;

/** Memory of both apps, after their start and after a load of requests. */
export const measureMemory = (): Promise<Report> =>
  withApps(async ({ site, content }) => {
    const idle = { site: memory(site.pid), content: memory(content.pid) };
    for (const path of ['/', '/redhome', '/privacy']) {
      await send({ url: site.url, path, requests: 10_000, connections: 8 });
    }
    await send({ url: content.url, path: '/api/home/fetch', requests: 10_000, connections: 8 });
    const loaded = memory(site.pid);
    const rows = [
      { app: 'site', 'idle MB': rounded(idle.site), 'after load MB': rounded(loaded) },
      {
        app: 'content service',
        'idle MB': rounded(idle.content),
        'after load MB': rounded(memory(content.pid)),
      },
    ];
    return {
      tables: [rows],
      broken: loaded > mostAfterLoad ? [`the site takes ${rounded(loaded)} MB after load`] : [],
    };
  });

/** Seconds from the start of each app until it is ready, the median of several starts. */
export async function measureStart({ runs = 5 }: Options): Promise<Report> {
  const starts: { readonly site: number; readonly content: number }[] = [];
  for (let index = 0; index < runs; index += 1) {
    await withApps(async ({ site, content }) => {
      starts.push({ site: site.startMs, content: content.startMs });
    });
  }
  const rows = (['site', 'content'] as const).map((app) => ({
    app: app === 'site' ? 'site' : 'content service',
    'ready after s': rounded(median(starts.map((start) => start[app])) / 1000, 2),
  }));
  return { tables: [rows] };
}
