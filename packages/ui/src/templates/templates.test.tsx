// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { home, noArticles } from '../fixtures/home.ts';
import { about, careers, directors, emptyInsights, insights } from '../fixtures/pages.ts';
import { motor, products } from '../fixtures/products.ts';
import { safeHtml } from '../fixtures/texts.ts';
import * as kit from '../index.ts';
import { bracketed, literalsIn, pseudoLabels } from '../stories/pseudo-locale.ts';
import { renderInKit, writtenStyles } from '../stories/render-in-kit.tsx';
import { type Story, storyFiles } from '../stories/story-files.ts';
import { captionOf } from './model-props.tsx';

const pages = storyFiles
  .filter(({ title }) => /^Templates/.test(title))
  .flatMap(({ title, stories }) =>
    stories.map((story) => [`${title}, ${story.name}`, story] as const),
  );

/** Puts a story's texts in brackets. Returns the new model, and the page as an element. */
function inBrackets({ args: { form, children, ...own }, element }: Story) {
  const model = bracketed(own);
  const parts = {
    ...(form !== undefined && { form: <p>[[The form]]</p> }),
    ...(children !== undefined && { children: <h1>[[The page]]</h1> }),
  };
  return { model, page: element({ ...model, ...parts }) };
}

/** Lists a model's texts, addresses and times that the page lacks, except for keys in `omitted`. */
function missingOf(model: unknown, omitted: readonly string[]): readonly string[] {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    Array.from(element.attributes, ({ value }) => value),
  );
  const shown = [document.body.textContent, ...attributes].join('\n');
  const missing = (key: string, value: unknown): readonly string[] => {
    // The page lacks closed dialogs (`features`) and texts for empty lists. `paths` are drawings.
    if (['features', 'empty', 'paths', ...omitted].includes(key)) return [];
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap((entry) => missing(...entry));
    }
    if (typeof value !== 'string') return [];
    if (key === 'href' || key === 'dateTime') return [value];
    return [...value.replaceAll(/<[^>]*>/g, '').matchAll(/\[\[[^\]]+\]\]/g)].map(([text]) => text);
  };
  return missing('', model).filter((text) => !shown.includes(text));
}

it.each(pages)(
  'the template %s shows exactly its model’s texts and links, in valid HTML; its hero picture is urgent',
  (name, story) => {
    const { model, page } = inBrackets(story);
    renderInKit(page, { labels: pseudoLabels });
    // The page of a missing article has no links to social networks, and no banner.
    expect(missingOf(model, name.endsWith('States 2') ? ['social', 'banner'] : [])).toEqual([]);
    expect(literalsIn(document.body)).toEqual([]);
    // Texts have spaces between them, other sites open in new tabs, and dialogs have links.
    expect(document.body.innerHTML).not.toMatch(/\]\](?:<span[^>]*>)*\[\[/);
    expect(document.querySelector('a[href^="https:"]:not([target="_blank"])')).toBeNull();
    expect(document.querySelector('dialog:not(:has(a))')).toBeNull();
    expect(document.querySelector('[class*=Hero-art] img:not([fetchpriority="high"])')).toBeNull();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const levels = Array.from(document.querySelectorAll('h1,h2,h3,h4'), ({ tagName }) => tagName);
    expect(levels.join()).not.toMatch(/H1,H[34]|H2,H4/);
    expect(document.querySelectorAll(':is(ul, dl, nav, h2, p):empty')).toHaveLength(0);
  },
);

it('the link of a card covers the card, and its name says where it leads (WCAG 2.4.4)', () => {
  renderInKit(<kit.ProductsTemplate model={products} />);
  expect(screen.getByRole('link', { name: 'Read More Travel Insurance' })).toBeTruthy();
  expect(writtenStyles()).toContain('::after{content:"";position:absolute;inset:0');
  renderInKit(<kit.CareersTemplate model={careers} />);
  expect(screen.getByRole('link', { name: /^See open roles.* Claims$/ })).toBeTruthy();
});

it('captionOf shows `&amp;` in a title’s HTML as `&`, even if the title has no tags (§3)', () => {
  renderInKit(<h1>{captionOf({ html: safeHtml('Fire &amp; Theft') })}</h1>);
  expect(screen.getByRole('heading').textContent).toBe('Fire & Theft');
});

it('profileOf returns only the props of a ProfileCard, even if the person has more fields', () => {
  const person = { ...directors[0], email: 'ama@site.example' };
  expect(kit.profileOf(person)).not.toHaveProperty('email');
});

it('HomeTemplate shows its other sections while articles load, even if they come first (§1, §2.4, §4.1)', () => {
  const insights = { ...home.insights, cards: undefined };
  renderInKit(<kit.HomeTemplate model={{ ...home, insights, first: 'insights' }} />);
  expect(document.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  expect(screen.getByRole('status').textContent).toContain('Loading...');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Cover woven');
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.join()).toMatch(/^Our Insights,My Insurance.*,Part of Example.*,Get Insured Today$/);
  expect(writtenStyles()).toContain('left:36.7%;top:81.5%');
  // Hidden from screen readers, because the map's `alt` names the place.
  expect(screen.getByText('Accra').getAttribute('aria-hidden')).toBe('true');
});

it('CoversTemplate marks names and texts in Akan with their language (WCAG 3.1.2)', () => {
  renderInKit(<kit.CoversTemplate model={motor} />);
  expect(screen.getByText('Mframadan').lang).toBe('ak');
  const title = screen.getByRole('heading', { name: 'Twi kasa mu' });
  expect(title.closest('[lang]')).toHaveProperty('lang', 'ak');
});

it('AboutTemplate puts pictures on alternate sides, but always before their text in the HTML (§2.8)', () => {
  const { container } = renderInKit(<kit.AboutTemplate model={about} />);
  const sections = Array.from(container.querySelectorAll('.KitSplitSection-columns'));
  const isAtEnd = sections.map(({ classList }) => classList.contains('KitSplitSection-end'));
  expect(isAtEnd).toEqual([false, true, false]);
  expect(writtenStyles()).toMatch(/\.KitSplitSection-end>[^{]*\{[^}]*order:1/);
  const firsts = sections.map((section) => section.querySelector('picture, h2')?.tagName);
  expect(firsts).toEqual(['PICTURE', 'PICTURE', 'PICTURE']);
});

it('links to InsightsTemplate’s article list work even while the list loads (§2.6, §4.2)', () => {
  const list = { ...insights.list, cards: undefined };
  const latest = { ...insights.latest, articles: [] };
  const { container } = renderInKit(<kit.InsightsTemplate model={{ ...insights, latest, list }} />);
  expect(container.querySelector('#articles')?.textContent).toContain('Loading...');
  expect(screen.queryByText(latest.title)).toBeNull();
});

it('InsightsTemplate announces the number of articles to screen readers; an empty list links to all', () => {
  const { rerender } = renderInKit(<kit.InsightsTemplate model={insights} />);
  const count = screen.getByRole('status');
  expect(count.textContent).toBe('16 articles');
  rerender(<kit.InsightsTemplate model={emptyInsights} />);
  // Screen readers announce a changed element, but not a new one.
  expect(screen.getByRole('status')).toBe(count);
  expect(count.textContent).toBe('0 articles');
  expect(screen.getByText(noArticles.message).nextSibling?.textContent).toBe('All articles');
});
