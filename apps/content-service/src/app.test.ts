import { expect, test } from 'vitest';
import { createApp } from './app.ts';

test('of a query parameter that is given twice the first counts, as a text', async () => {
  const app = createApp({ level: 'silent' });
  app.get('/', (request) => request.query);
  const answer = await app.inject('/?next=%2Fa&next=%2Fb&other=1');
  expect(answer.json()).toEqual({ next: '/a', other: '1' });
});
