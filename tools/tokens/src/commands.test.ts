import { expect, it } from 'vitest';
import { firstCompany } from '../../../scripts/lib/company.mjs';
import { run } from './commands.ts';

it.each([
  ['corporate=#14532d', 'names no audience: the company has individual, institution'],
  ['individual=green', 'has no colour of six hex digits: write individual=#005f5b'],
  ['individual', 'has no colour of six hex digits'],
])('tokens brand refuses %s, and writes nothing', async (colour, why) => {
  const request = { command: 'brand', rest: [firstCompany, colour], base: '', pictures: false };
  await expect(run(request)).rejects.toThrow(why);
});
