import { expect, it } from 'vitest';
import { people } from '#company/people.ts';
import { recordOf } from '../../test/records.ts';
import { aboutModel } from './page.tsx';

it('the about page shows the directors and executives of §2.8, and no empty section', () => {
  const record = recordOf('about', { sec3_caption: 'Only this', sec4_image: 'files/a.svg' });
  const { hero, directors, executives, sections } = aboutModel(record, people, 'individual');
  expect(directors.people.map(({ role }) => role)).toEqual([
    'Board Chairperson',
    ...Array.from({ length: 4 }, () => 'Non-Executive Director'),
    'Managing Director',
  ]);
  expect(directors.people[0]?.picture.alt).toBe('Portrait of Justina Asante-Boadu');
  expect(executives.people).toHaveLength(4);
  expect(hero.picture?.priority).toBe(true);
  expect(sections.map(({ id }) => id)).toEqual(['sec3', 'sec4']);
});
