import { afterEach, expect, it, vi } from 'vitest';
import { chosenCompany, companies, defaultCompany } from './company.mjs';
import { Problem } from './workspace.mjs';

afterEach(() => vi.unstubAllEnvs());

it('chosenCompany returns the default company if COMPANY is not set, and rejects an unknown company', () => {
  vi.stubEnv('COMPANY', '');
  expect(chosenCompany()).toBe(defaultCompany);
  expect(companies().map((company) => chosenCompany(company))).toEqual(companies());
  vi.stubEnv('COMPANY', '../harmattan-ghana');
  expect(chosenCompany).toThrow(Problem);
  expect(chosenCompany).toThrow(`must be one of ${companies().join(', ')}.`);
});
