import { expect, it, vi } from 'vitest';
import type { Running } from './processes.mjs';
import { keepRunning } from './services.mjs';

const appThat = (exited: Running['exited']): Running => ({
  name: 'site',
  pid: 0,
  exited,
  stop: () => exited,
  kill: () => undefined,
});
const ends = () => appThat(Promise.resolve({ code: 3, signal: null }));
const goesOn = () => appThat(new Promise(() => {}));

it('an app that ends by itself is started again, with growing pauses', async () => {
  const begin = vi.fn(goesOn).mockImplementationOnce(ends).mockImplementationOnce(ends);
  const said: string[] = [];
  void keepRunning(begin, ends(), (line) => said.push(line), { first: 1, longest: 2 });
  await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(3));
  expect(said.map((line) => /^The site ended .*3.*again in (.*)$/.exec(line)?.[1])).toEqual([
    '0.001 s.',
    '0.002 s.',
    '0.002 s.',
  ]);
});
