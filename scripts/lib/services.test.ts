import { describe, expect, it, vi } from 'vitest';
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
  const said: string[] = [];
  void keepRunning(begin, ends(), (line) => said.push(line), 1);
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(2));
  expect(said).toEqual(
    Array(2).fill(expect.stringMatching(/^The site ended .*3.*again in 0\.001 s\.$/)),
  );
});

describe('the lines that apps print', () => {
  const line = '{"level":40,"time":1795000000000,"pid":7,"path":"/x","msg":"no such file"}';

  it('are readable on a terminal, and what is no log stays', async () => {
    const format = await lineFormatter(true);
    expect(format(line)).toMatch(/^\[\d\d:\d\d:\d\d\] WARN: no such file \{"path":"\/x"\}$/);
    expect(format('The site is at http://127.0.0.1:3000')).toMatch(/^The site is at/);
  });

  it('stay JSON where a program reads them', async () => {
    expect((await lineFormatter(false))(line)).toBe(line);
  });
});
