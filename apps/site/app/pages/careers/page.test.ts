import { expect, it } from 'vitest';
import { recordOf } from '../../test/records.ts';
import { careersModel } from './page.tsx';

it('the careers page omits cards without content, and shows the account panel only to corporate customers (§2.16, §3)', () => {
  const record = recordOf('careers', { card2_body: '<p>Body</p>' });
  expect(careersModel(record, 'institution').account).toBeDefined();
  const { account, cards } = careersModel(record, 'individual');
  expect(account).toBeUndefined();
  expect(cards.items.map(({ id }) => id)).toEqual(['card2']);
});
