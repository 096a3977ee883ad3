import { expect, it } from 'vitest';
import { lineFormatter } from './services.mjs';

it('log lines of the apps are plain text, and other lines are unchanged', async () => {
  const format = await lineFormatter();
  const log = { level: 40, time: 1_795_000_000_000, pid: 7, path: '/x', msg: 'no such file' };
  expect(format(JSON.stringify(log))).toMatch(
    /^\[\d\d:\d\d:\d\d\] WARN: no such file \{"path":"\/x"\}$/,
  );
  expect(format('The site is at http://127.0.0.1:3000')).toBe(
    'The site is at http://127.0.0.1:3000',
  );
});
