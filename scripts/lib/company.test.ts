import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chosenCompany, companies, firstCompany } from './company.mjs';
import { Problem } from './workspace.mjs';

beforeEach(() => {
  vi.stubEnv('COMPANY', '');
});
afterEach(() => vi.unstubAllEnvs());

describe('the company that COMPANY chooses', () => {
  it('is the first one if it is not set', () => {
    expect(chosenCompany()).toBe(firstCompany);
  });

  it.each(companies())('is %s by its name', (company) => {
    vi.stubEnv('COMPANY', company);
    expect(chosenCompany()).toBe(company);
  });

  it('is an error of one line with all names if there is no such company', () => {
    vi.stubEnv('COMPANY', '../harmattan-ghana');
    expect(chosenCompany).toThrow(Problem);
    expect(chosenCompany).toThrow(
      `COMPANY is "../harmattan-ghana", but must be one of ${companies().join(', ')}.`,
    );
  });
});
