import { afterEach, expect, it, vi } from 'vitest';
import { chosenCompany, companies, firstCompany } from './company.mjs';
import { Problem } from './workspace.mjs';

afterEach(() => vi.unstubAllEnvs());

it('chooses the company that COMPANY names, or the first, and reports an unknown company', () => {
  vi.stubEnv('COMPANY', '');
  expect(chosenCompany()).toBe(firstCompany);
  expect(companies().map((company) => chosenCompany(company))).toEqual(companies());
  vi.stubEnv('COMPANY', '../harmattan-ghana');
  expect(chosenCompany).toThrow(Problem);
  expect(chosenCompany).toThrow(`must be one of ${companies().join(', ')}.`);
});
