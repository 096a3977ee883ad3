import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { companyFolder, firstCompany } from 'scripts/lib/company.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audiences } from '#company/company.ts';
import { type OpenSite, openSite } from '../app/test/company-site.ts';
import { filledRecord } from '../app/test/records.ts';

const first = companyFolder(firstCompany);

/** Files for the audience of brokers, in place of those of `first`. */
const ownFiles: Readonly<Record<string, string>> = {
  'company.ts': `
    export const schemeOf = { ...first.schemeOf, brokers: 'green' };
    export const colourOf = { ...first.colourOf, brokers: '#14532d' };
    export const audiences = {
      ...first.audiences,
      brokers: {
        label: 'Brokers',
        home: '/brokers',
        prefix: '/brokers/',
        overview: 'products-corporate',
        products: [
          { page: 'marine', word: 'marine' },
          { page: 'travel', word: 'travel' },
          { page: 'cards', name: 'life', word: 'life' },
          { page: 'cards', name: 'pension', word: 'pension' },
        ],
        view: 'brokers',
      },
    };`,
  'index.ts': `
    const { account, banner } = first.company;
    export const company = {
      ...first.company,
      products: { ...first.company.products, life: 'Life Insurance', pension: 'Pensions' },
      account: { ...account, text: { ...account.text, brokers: 'See to your clients.' } },
      banner: {
        ...banner,
        quote: { ...banner.quote, brokers: 'Ask for a price.' },
        contact: { ...banner.contact, brokers: 'Send us a slip.' },
      },
    };`,
  'texts/home.ts': `
    const { meta, heroes, tiles } = first.homeTexts;
    export const homeTexts = {
      ...first.homeTexts,
      meta: { ...meta, brokers: { title: 'For brokers', description: 'Terms for brokers.' } },
      heroes: {
        ...heroes,
        brokers: { ...heroes.institution, title: 'Your clients, well covered' },
      },
      tiles: { ...tiles, actions: { ...tiles.actions, brokers: 'portal' } },
    };`,
  'texts/about.ts': `
    export const aboutTexts = {
      ...first.aboutTexts,
      contact: { ...first.aboutTexts.contact, brokers: 'own' },
    };`,
  'texts/insights.ts': `
    const { insightsTexts: insights } = first;
    export const insightsTexts = { ...insights, contact: { ...insights.contact, brokers: 'own' } };
    const { articleTexts: article } = first;
    export const articleTexts = { ...article, hasBanner: { ...article.hasBanner, brokers: true } };`,
  'texts/products.ts': `
    const { meta } = first.productsTexts;
    const life = { ...first.travelTexts, meta: { title: 'Life', description: 'For those you love.' } };
    export const customProductsTexts = { covers: {}, sections: {}, cards: { life, pension: life } };
    export const productsTexts = {
      ...first.productsTexts,
      meta: { ...meta, brokers: { title: 'Products for brokers', description: 'All of them.' } },
    };`,
};

async function makeCompany(folder: string): Promise<void> {
  const files = await readdir(first, { recursive: true });
  for (const file of files.filter((name) => /\.(?:ts|html)$/.test(name))) {
    const from = JSON.stringify(join(first, file));
    const text = `import * as first from ${from}; export * from ${from}; ${ownFiles[file] ?? ''}`;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file.endsWith('.html') ? '<p>Policy</p>' : text);
  }
}

describe('a third audience, added in the company’s folder only', () => {
  let folder: string;
  let site: OpenSite;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'company-'));
    await makeCompany(folder);
    site = await openSite(folder);
  }, 60_000);

  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  const open = async (path: string): Promise<Document> => {
    const { status, html } = await site.render(path, { read: async (name) => filledRecord(name) });
    expect(status).toBe(200);
    return new JSDOM(html).window.document;
  };

  const hrefsOf = (page: Document, links: string) =>
    Array.from(page.querySelectorAll(links), (link) => link.getAttribute('href'));

  const switchOf = (page: Document) =>
    Array.from(page.querySelectorAll('header nav:has(a[href="/brokers"]) a'), (link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);

  it('has a home in its own colours, with its own hero and a switch of three audiences', async () => {
    const { individual, institution } = audiences;
    const page = await open('/brokers');
    expect(page.documentElement.dataset).toMatchObject({ theme: 'green', audience: 'brokers' });
    expect(page.head.innerHTML).toContain('#14532d');
    expect(page.title).toBe('For brokers');
    expect(page.querySelector('h1')?.textContent).toBe('Your clients, well covered');
    expect(switchOf(page)).toEqual([
      [individual.label, '/', null],
      [institution.label, '/redhome', null],
      ['Brokers', '/brokers', 'true'],
    ]);
    expect(switchOf(await open('/redhome'))).toEqual([
      [individual.label, '/', null],
      [institution.label, '/redhome', 'true'],
      ['Brokers', '/brokers', null],
    ]);
  });

  it('shows its own products on its overview', async () => {
    const page = await open('/brokers/product');
    expect(page.title).toMatch(/^Products for brokers/);
    expect(page.querySelector('main')?.textContent).toContain('Ask for a price.');
    expect(hrefsOf(page, 'main li a')).toEqual([
      '/brokers/productdetails/marine',
      '/brokers/productdetails/life',
      '/brokers/productdetails/pension',
    ]);
  });
});
