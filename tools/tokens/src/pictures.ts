import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { shellOptions } from '../../../e2e/support/browser.ts';
import { root } from '../../../scripts/lib/workspace.mjs';
import { cache } from '../../visual/src/settings.ts';
import { open, photograph } from '../../visual/src/still.ts';
import { buildStorybook } from '../../visual/src/storybook.ts';
import { type Look, written } from './report.ts';

const folder = join(root, 'dist', 'tokens', 'report');
const storybook = join(cache, 'current');

/** The home page of a company, as Storybook shows it. */
const story = 'site-pages--home';
const width = 1440;

/** Takes a picture of the home page with other colours than those that Storybook was built with. */
async function pictureOf(page: Page, { company, audience }: Look, css: string): Promise<Buffer> {
  await open(page, `company:${company};theme:${audience}`, width);
  // `:root:root` overrides the page's own variables.
  await page.addStyleTag({ content: css.replaceAll(':root{', ':root:root{') });
  return photograph(page, story);
}

const picture = ({ company, audience }: Look, when: string): string =>
  `${company}-${audience}-${when}.png`;

const document = (looks: readonly Look[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Changed tokens</title>
<style>body{font:16px/1.5 system-ui;margin:32px}div{display:grid;grid-template-columns:1fr 1fr;gap:24px}figure{margin:0}img{width:100%;border:1px solid #ccc}</style>
<h1>Changed tokens</h1>
${looks
  .map(
    (look) => `<h2>${look.company}, ${look.audience}</h2>
<pre>${written(look)}</pre>
<div>${['before', 'now']
      .map(
        (when) =>
          `<figure><figcaption>${when}</figcaption><img src="${picture(look, when)}" alt="The home page ${when}"></figure>`,
      )
      .join('')}</div>`,
  )
  .join('\n')}
`;

/**
 * Takes pictures of each look's home page, before and now. Only colours differ: drawings have the
 * colours in which they were last drawn.
 *
 * @returns the page that shows them.
 */
export async function photographs(looks: readonly Look[]): Promise<string> {
  await buildStorybook(root, storybook);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: storybook },
    preview: { port: 0 },
  });
  const [baseURL = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch(shellOptions);
  try {
    for (const look of looks) {
      const states = { before: look.cssBefore ?? look.css, now: look.css };
      for (const [when, css] of Object.entries(states)) {
        const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
        await writeFile(join(folder, picture(look, when)), await pictureOf(page, look, css));
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const index = join(folder, 'index.html');
  await writeFile(index, document(looks));
  return index;
}
