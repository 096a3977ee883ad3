import { expect, it } from 'vitest';
import { audiences } from '#company/audiences.ts';
import { audienceProblems } from './audience-problems.ts';

const brokers = {
  ...audiences.institution,
  home: '/brokers',
  prefix: '/brokers/',
  view: 'brokers',
};
const life = { page: 'cards', name: 'life', word: 'life' } as const;

it.each([
  ['nothing', {}, []],
  ['a prefix that begins with another', { prefix: '/redbrokers/' }, [/'\/redbrokers\/' .*'\/red'/]],
  [
    'the same prefix',
    { prefix: '/red' },
    [/'\/red' of 'institution'/, /'\/red' of 'brokers'/, /'\/redhome'/],
  ],
  ['a home among the pages of another', { home: '/purplehome' }, [/'\/purplehome'.*'\/purple'/]],
  ['a prefix of a page of all audiences', { prefix: '/pri' }, [/'\/privacy' .*'brokers'/]],
  ['a home at a page of all audiences', { home: '/feedback' }, [/'\/feedback' .*'brokers'/]],
  ['the pictures of another', { view: 'red' }, [/'brokers' sees the pictures/]],
  ['two products of one name', { products: [life, { ...life, word: 'vie' }] }, [/called 'life'/]],
  [
    'two products at one address',
    { products: [life, { ...life, name: 'pension' }] },
    [/at 'life'/],
  ],
])('tells of %s', (_what, changed, problems) => {
  const found = audienceProblems({ ...audiences, brokers: { ...brokers, ...changed } });
  expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)));
});
