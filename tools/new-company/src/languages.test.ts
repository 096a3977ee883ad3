import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswers } from '../../../apps/content-service/src/content/answers.ts';
import { type OpenSite, openSite } from '../../../apps/site/app/test/company-site.ts';
import { literalsIn } from '../../../packages/ui/src/stories/pseudo-locale.ts';
import { companyFolder, firstCompany, seededContent } from '../../../scripts/lib/company.mjs';
import { root } from '../../../scripts/lib/workspace.mjs';
import { type Answers, answersOf, questions } from './answers.ts';
import { type NewAudience, withNewAudience } from './audience.ts';
import { planCompany } from './plan.ts';

const examples = answersOf((question) => questions[question].example);

/** As `pnpm new:audience` has it. */
const brokers: NewAudience = {
  name: 'brokers',
  label: '[[Brokers]]',
  colour: '#14532d',
  like: 'institution',
};

/** Makes what both commands make, but in another folder and with another company's pictures. */
async function make(answers: Answers, folder: string): Promise<void> {
  const at = (path: string): string => join(folder, relative(root, path));
  for (const { path, text } of withNewAudience(await planCompany(answers), brokers)) {
    await mkdir(dirname(at(path)), { recursive: true });
    await writeFile(at(path), text);
  }
  const folders = ['app/companies/contract', 'app/companies/group', 'node_modules'];
  for (const shared of folders.map((path) => join(root, 'apps/site', path))) {
    await symlink(shared, at(shared));
  }
  const pictures = join(at(companyFolder(answers.id)), 'pictures');
  await cp(join(companyFolder(firstCompany), 'pictures'), pictures, { recursive: true });
  const art = join(root, 'packages', 'ui', 'src', 'art');
  await cp(join(art, 'default-picture.svg'), join(pictures, 'default-picture.svg'));
}

/** Dates, and the names of countries, which `Intl` knows in no pseudo-locale. */
const ofIntl = 'style, script, time, option';

/** What may stand in a page without being a text: addresses of people and sites. */
const addresses = /^(?:\S+@\S+|[\w.-]+\.example)$/;

describe.each([
  ['en-XA', null],
  ['ar-XB', 'rtl'],
] as const)('a company in the pseudo-locale %s', { timeout: 60_000 }, (locale, direction) => {
  let folder: string;
  let site: OpenSite;
  const pages: { readonly path: string; readonly status: number; readonly html: string }[] = [];

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'company-')));
    const answers = { ...examples, id: 'pseudo', locale };
    await make(answers, folder);
    const records = await readAnswers(join(folder, relative(root, seededContent(answers.id))));
    const sanitize = createServerSanitizer();
    const content: ContentReader = {
      read: async (resource, options) =>
        resources[resource].parse(records[resourcePath(resource, options?.id)] ?? [], { sanitize }),
    };
    site = await openSite(join(folder, relative(root, companyFolder(answers.id))));
    for (const path of site.paths) {
      pages.push({ path, ...(await site.render(path.replace(':id', '1'), content)) });
    }
  }, 60_000);

  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  it('has every route in its language and direction, with no word of another', () => {
    expect(pages.map(({ path }) => path)).toContain('/brokers/productdetails/marine');
    for (const { path, status, html } of pages) {
      expect(status, path).toBe(200);
      const page = new JSDOM(html).window.document.documentElement;
      expect(page.lang).toBe(locale);
      expect(page.getAttribute('dir')).toBe(direction);
      const others = literalsIn(page, ofIntl);
      expect
        .soft(
          others.filter((text) => !addresses.test(text)),
          path,
        )
        .toEqual([]);
    }
  });
});
