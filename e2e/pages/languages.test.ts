import { mkdir, mkdtempDisposable, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { resourcePath, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { literalsIn } from '@insurance-kit/ui/stories/pseudo-locale.ts';
import { readAnswers } from 'content-service/src/content/answers.ts';
import { JSDOM } from 'jsdom';
import {
  companiesFolder,
  companyFolder,
  firstCompany,
  seededContent,
} from 'scripts/lib/company.mjs';
import { openSite } from 'site/app/test/company-site.ts';
import { pseudo } from 'site/app/test/pseudo-locale.ts';
import { expect, it } from 'vitest';

const first = companyFolder(firstCompany);
const locale = 'ar-XB';

/** Exports of a company that are no texts, or are texts with choices. */
const exported =
  /^export const (?!schemeOf|defaultAudience|options|facts|helpPages|logoMark|printing)(\w+)/gm;

/** Writes a copy of the first company, in an invented language from right to left. */
async function makeCompany(folder: string): Promise<void> {
  const helper = JSON.stringify(join(companiesFolder, '../app/test/pseudo-locale.ts'));
  for (const file of await readdir(first, { recursive: true })) {
    if (!/\.(?:ts|html|json)$/.test(file)) continue;
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    const text = await readFile(join(first, file), 'utf8');
    const from = JSON.stringify(join(first, file));
    const names = [...text.matchAll(exported)].map(([, name]) =>
      // Where the company is, and its language.
      name === 'identity' || name === 'company'
        ? `export const ${name} = { ...pseudo(first.${name}), country: first.${name}.country, locale: '${locale}', direction: 'rtl' };`
        : `export const ${name} = pseudo(first.${name});`,
    );
    const code = [
      `import * as first from ${from};`,
      `import { pseudo } from ${helper};`,
      `export * from ${from};`,
      ...names,
    ];
    if (file.endsWith('.ts')) await writeFile(path, code.join('\n'));
    else await writeFile(path, file.endsWith('.html') ? String(pseudo(text)) : text);
  }
}

/** Dates and countries: `Intl` does not know the language. */
const ofIntl = 'style, script, time, option';
/** Addresses of people and sites, numbers, and a name that is the same in all languages. */
const address = /^(?:\S+@\S+|[\w.-]+\.example|\+?\d+|WhatsApp)$/;
const isAddress = (text: string): boolean =>
  text
    .replaceAll(/\[\[.*?\]\]/gs, '')
    .trim()
    .split(/\s+/)
    .every((word) => address.test(word));

it("a company in another language and direction has pages without another company's texts", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'company-'));
  await makeCompany(folder.path);
  const records = await readAnswers(seededContent(firstCompany));
  const sanitize = createServerSanitizer();
  const content: ContentReader = {
    read: async (resource, options) => {
      const answer = records[resourcePath(resource, options?.id)] ?? [];
      return resources[resource].parse(pseudo(answer), { sanitize });
    },
  };
  const site = await openSite(folder.path);
  try {
    for (const { path } of site.routes) {
      const { status, html } = await site.render(path.replace(':id', '1'), content);
      expect(status, path).toBe(200);
      const page = new JSDOM(html.replace(/<style.*?<\/style>/gs, '')).window.document
        .documentElement;
      expect([page.lang, page.dir]).toEqual([locale, 'rtl']);
      const others = literalsIn(page, ofIntl).filter((text) => !isAddress(text));
      expect.soft(others, path).toEqual([]);
    }
  } finally {
    await site.close();
  }
}, 180_000);
