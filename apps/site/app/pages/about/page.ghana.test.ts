import { describe, expect, it } from 'vitest';
import { company } from '#company/index.ts';
import { people } from '#company/people.ts';
import { aboutTexts } from '#company/texts/about.ts';
import type { Audience } from '../../../shared/audience.ts';
import { filledRecord, recordOf } from '../../test/records.ts';
import { aboutModel } from './page.tsx';

const about = (audience: Audience = 'individual', record = filledRecord('about')) =>
  aboutModel(record, people, audience);

describe('the About page (§2.8)', () => {
  it('has six directors with the roles of §2.8 and four executives', () => {
    const { directors, executives } = about();
    expect(directors.people.map(({ role }) => role)).toEqual([
      'Board Chairperson',
      'Non-Executive Director',
      'Non-Executive Director',
      'Non-Executive Director',
      'Non-Executive Director',
      'Managing Director',
    ]);
    expect(executives.people).toHaveLength(4);
    expect(directors.people[0]?.picture).toMatchObject({
      alt: 'Portrait of Justina Asante-Boadu',
      width: 400,
      height: 480,
    });
  });

  it('shows no empty heading or section if fields are empty (§3)', () => {
    const model = about('individual', recordOf('about', {}));
    expect(model.hero.title).toBe(aboutTexts.meta.title);
    expect(model.hero.picture).toMatchObject({ width: 680, height: 500 });
    expect(model.hero.picture?.src).toBeUndefined();
    expect(model.statement).toEqual({ left: company.name });
    expect(model.sections).toEqual([]);
    const captioned = about('individual', recordOf('about', { sec3_caption: 'Only this' }));
    expect(captioned.sections.map(({ id }) => id)).toEqual(['sec3']);
  });
});
