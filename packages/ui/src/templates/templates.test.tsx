// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { home } from '../fixtures/home.ts';
import { about, directors, emptyInsights, insights } from '../fixtures/pages.ts';
import { motor } from '../fixtures/products.ts';
import { safeHtml } from '../fixtures/texts.ts';
import * as kit from '../index.ts';
import { bracketed, literalsIn, pseudoLabels } from '../stories/pseudo-locale.ts';
import { renderInKit } from '../stories/render-in-kit.tsx';
import { type Story, storyFiles } from '../stories/story-files.ts';
import { captionOf } from './model-props.tsx';

const pages = storyFiles
  .filter(({ title }) => /^Templates/.test(title))
  .flatMap(({ title, stories }) =>
    stories.map((story) => [`${title}, ${story.name}`, story] as const),
  );

/** The story of a missing article shows only a part of its model. */
const isPartial = /States 2/;

/** Puts a story's texts in brackets. Returns the new model, and the page as an element. */
function inBrackets({ args: { form, children, ...own }, element }: Story) {
  const model = bracketed(own);
  const parts = {
    ...(form !== undefined && { form: <p>[[The form]]</p> }),
    ...(children !== undefined && { children: <h1>[[The page]]</h1> }),
  };
  return { model, page: element({ ...model, ...parts }) };
}

/** Lists a model's texts, addresses and times that are missing on the page. */
function missingOf(model: unknown): readonly string[] {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    Array.from(element.attributes, ({ value }) => value),
  );
  const shown = [document.body.textContent, ...attributes].join('\n');
  const missing = (key: string, value: unknown): readonly string[] => {
    // The page lacks closed dialogs (`features`) and texts for empty lists. `paths` are drawings.
    if (['features', 'empty', 'paths'].includes(key)) return [];
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
  'the template %s shows exactly its model’s texts and links, in HTML with a valid heading outline',
  (name, story) => {
    const { model, page } = inBrackets(story);
    renderInKit(page, { labels: pseudoLabels });
    if (!isPartial.test(name)) expect(missingOf(model)).toEqual([]);
    expect(literalsIn(document.body)).toEqual([]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const levels = Array.from(document.querySelectorAll('h1,h2,h3,h4'), ({ tagName }) => tagName);
    expect(levels.join()).not.toMatch(/H1,H[34]|H2,H4/);
    expect(document.querySelectorAll(':is(ul, dl, nav, h2, p):empty')).toHaveLength(0);
  },
);

it.each([<kit.HomeTemplate key="" model={home} />, <kit.AboutTemplate key="" model={about} />])(
  'the template $type.name loads its hero picture with high priority',
  (template) => {
    const { container } = renderInKit(template);
    expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  },
);

it('captionOf shows `&amp;` in a title’s HTML as `&`, even if the title has no tags (§3)', () => {
  renderInKit(<h1>{captionOf({ html: safeHtml('Fire &amp; Theft') })}</h1>);
  expect(screen.getByRole('heading').textContent).toBe('Fire & Theft');
});

it('profileOf returns only the props of a ProfileCard, even if the person has more fields', () => {
  const person = { ...directors[0], email: 'ama@site.example' };
  expect(kit.profileOf(person)).not.toHaveProperty('email');
});

it('HomeTemplate shows its other sections while the articles load (§1, §2.4, §4.1)', () => {
  const insights = { ...home.insights, cards: undefined };
  renderInKit(<kit.HomeTemplate model={{ ...home, insights }} />);
  expect(screen.getByRole('status').textContent).toContain('Loading...');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Cover woven');
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.slice(-2)).toEqual(['Part of Example Group plc', 'Get Insured Today']);
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

it('InsightsTemplate announces the number of articles to screen readers', () => {
  const { rerender } = renderInKit(<kit.InsightsTemplate model={insights} />);
  const count = screen.getByRole('status');
  expect(count.textContent).toBe('16 articles');
  rerender(<kit.InsightsTemplate model={emptyInsights} />);
  // Screen readers announce a changed element, but not a new one.
  expect(screen.getByRole('status')).toBe(count);
  expect(count.textContent).toBe('0 articles');
});
