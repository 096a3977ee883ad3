import { expect, it } from 'vitest';
import type { Audience } from '../../../shared/audience.ts';
import { recordOf } from '../../test/records.ts';
import { homeModel } from './page.tsx';

it('tiles have default labels and links (About, home page) if the record has none (§2.4)', () => {
  const { tiles } = homeModel(recordOf('home', {}), [], 'individual');
  expect(tiles.map(({ links }) => links.map(({ label, href }) => [label, href]))).toEqual([
    [['Learn More', '/purpleabout']],
    [
      ['Make a Claim', '/'],
      ['Learn More', '/purpleabout'],
    ],
  ]);
});

it('only corporate home pages have article cards of one size (readings §4, §2.5)', () => {
  const isEqual = (audience: Audience) =>
    homeModel(recordOf('home', {}), [], audience).insights.equal;
  expect([isEqual('individual'), isEqual('institution')]).toEqual([false, true]);
});
