import { expect, it, vi } from 'vitest';
import type { Running } from './processes.mjs';
import { keepRunning, lineFormatter } from './services.mjs';

const appThat = (exited: Running['exited']): Running => ({
  name: 'site',
  pid: 0,
  exited,
  stop: () => exited,
  kill: () => undefined,
});
const ends = () => appThat(Promise.resolve({ code: 3, signal: null }));
const goesOn = () => appThat(new Promise(() => {}));

it('an app that ends by itself is started again', async () => {
  const begin = vi.fn(goesOn).mockImplementationOnce(ends);
  const lines: string[] = [];
  void keepRunning(begin, ends(), (line) => lines.push(line), 1);
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2));
  expect(lines).toEqual(
    Array(2).fill(expect.stringMatching(/^The site stopped .*3.*Restarting in 0\.001 s\.$/)),
  );
});

it('log lines of the apps are plain text, and other lines are unchanged', async () => {
  const format = await lineFormatter();
  const log = { level: 40, time: 1_795_000_000_000, pid: 7, path: '/x' };
  expect(format(JSON.stringify({ ...log, msg: 'no such file' }))).toMatch(
    /^\[\d\d:\d\d:\d\d\] WARN: no such file \{"path":"\/x"\}$/,
  );
  expect(format('The site is at http://127.0.0.1:3000')).toBe(
    'The site is at http://127.0.0.1:3000',
  );
});
