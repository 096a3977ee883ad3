import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { Problem } from 'scripts/lib/workspace.mjs';

/** Memory of a process in MB (10⁶ bytes). */
export function memoryOf(pid: number): number {
  if (process.platform !== 'linux') throw new Problem('This reads /proc: it needs Linux.');
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1_000_000;
}

/** Processor time that a process has used, in seconds. */
function processorTime(pid: number): number {
  // User and system time are after the program's name in brackets, in hundredths of a second.
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = after.split(' ').slice(11, 13).map(Number);
  return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100;
}

/** Requests a page as often as the server can answer, for ten seconds. */
export async function load(url: string, pid: number) {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  await autocannon({ url, headers, connections: 8, amount: 2_000 });
  const before = processorTime(pid);
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 8 });
  if (non2xx + errors > 0) throw new Problem(`${url} failed ${non2xx + errors} times.`);
  return {
    perSecond: requests.average,
    microseconds: ((processorTime(pid) - before) / requests.total) * 1_000_000,
  };
}
