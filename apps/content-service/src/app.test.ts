import { expect, test } from 'vitest';
import { createApp } from './app.ts';

test('reads the first value of a repeated query parameter, as a text', async () => {
  const app = createApp({ level: 'silent' });
  app.get('/', (request) => request.query);
  const answer = await app.inject('/?next=%2Fa&next=%2Fb&other=1');
  expect(answer.json()).toEqual({ next: '/a', other: '1' });
});
