// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { sayOpenNow, showsOpenNow } from './open-now.ts';

it.each([
  ['on a working day', '2026-11-27T16:59:00Z', 'Open'],
  ['when it has just closed', '2026-11-27T17:00:00Z', 'Closed'],
  ['before it opens, though the day has begun elsewhere', '2026-11-27T07:30:00Z', 'Closed'],
  ['on a Sunday', '2026-11-29T10:00:00Z', 'Closed'],
])('says whether an office is open now, in the company’s zone: %s', (_name, now, said) => {
  document.body.innerHTML = '<p hidden></p>';
  const hours = [{ days: [1, 2, 3, 4, 5], from: 480, to: 1020 }];
  const model = { hours, timeZone: 'Africa/Accra', open: 'Open', closed: 'Closed' };
  for (const [name, value] of Object.entries(showsOpenNow(model)))
    document.querySelector('p')?.setAttribute(name, value);
  sayOpenNow(document.querySelector('p'), new Date(now));
  expect(document.body.innerHTML).toMatch(/<p data/);
  expect(document.querySelector('p')?.textContent).toBe(said);
});
