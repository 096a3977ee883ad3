import { describe, expect, it } from 'vitest';
import { company } from '#company/index.ts';
import { careersTexts } from '#company/texts/careers.ts';
import type { Audience } from '../../../shared/audience.ts';
import { filledRecord, recordOf } from '../../test/records.ts';
import { careersModel } from './page.tsx';

const careers = (audience: Audience = 'individual') =>
  careersModel(filledRecord('careers'), audience);

describe('the careers page (§2.16)', () => {
  it('has the account panel only on the corporate page', () => {
    expect(careers().account).toBeUndefined();
    expect(careers('institution').account).toBeDefined();
  });

  it('shows no empty heading or card if fields are empty (§3)', () => {
    const model = careersModel(recordOf('careers', { card2_body: '<p>Body</p>' }), 'individual');
    expect(model.hero.title).toBe(careersTexts.meta.title);
    expect(model.sections.map(({ title }) => title)).toEqual([company.name, company.name]);
    expect(model.cards.items.map(({ id, title }) => [id, title])).toEqual([
      ['card2', company.name],
    ]);
    expect(model.cards.items[0]?.picture).toMatchObject({ width: 420, height: 410 });
    expect(model.cards.items[0]?.picture.src).toBeUndefined();
  });
});
