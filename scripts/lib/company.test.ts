import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chosenCompany,
  companies,
  contentVariables,
  firstCompany,
  seededContent,
} from './company.mjs';
import { Problem } from './workspace.mjs';

const second = 'harmattan-cote-divoire';

beforeEach(() => {
  for (const name of ['COMPANY', 'CONTENT_DIR', 'DATABASE_URL']) vi.stubEnv(name, '');
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

describe('the content service of a company', () => {
  it('has its own content and its own database', () => {
    expect(contentVariables(firstCompany)).toEqual({ CONTENT_DIR: seededContent(firstCompany) });
    expect(contentVariables(second)).toEqual({
      CONTENT_DIR: seededContent(second),
      DATABASE_URL: expect.stringMatching(/^file:.*\/harmattan-cote-divoire\.sqlite$/),
    });
  });

  it('keeps variables that are set already', () => {
    vi.stubEnv('CONTENT_DIR', '/srv/content');
    vi.stubEnv('DATABASE_URL', 'postgres://db/insurer');
    expect(contentVariables(second)).toEqual({
      CONTENT_DIR: '/srv/content',
      DATABASE_URL: 'postgres://db/insurer',
    });
  });
});
