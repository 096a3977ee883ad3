// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ErrorMessage } from '../components/ErrorMessage/ErrorMessage.tsx';
import { feedback } from '../fixtures/forms.ts';
import {
  bareHome,
  cards,
  corporateHome,
  helpPage,
  home,
  notFound,
  shell,
  textPage,
} from '../fixtures/home.ts';
import {
  about,
  article,
  bareAbout,
  careers,
  careersWithAccount,
  contact,
  emptyInsights,
  insights,
  loadingArticle,
  missingArticle,
  services,
  whistle,
} from '../fixtures/pages.ts';
import {
  bareMarine,
  bareMotor,
  bareProducts,
  corporateProducts,
  engineering,
  fleet,
  marine,
  motor,
  products,
  travel,
} from '../fixtures/products.ts';
import { englishWords } from '../KitProvider.tsx';
import { bracketed, literalsIn, pseudoWords } from '../stories/pseudo-locale.ts';
import { renderInKit, writtenStyles } from '../stories/render-in-kit.tsx';
import { schemesOf } from '../theme/colours/palette.ts';
import { createKitTheme, themeVariables } from '../theme/create-kit-theme.ts';
import { AboutTemplate } from './AboutTemplate/AboutTemplate.tsx';
import { ArticleTemplate } from './ArticleTemplate/ArticleTemplate.tsx';
import { CareersTemplate } from './CareersTemplate/CareersTemplate.tsx';
import { ContactTemplate } from './ContactTemplate/ContactTemplate.tsx';
import { CoversTemplate } from './CoversTemplate/CoversTemplate.tsx';
import { FeedbackTemplate } from './FeedbackTemplate/FeedbackTemplate.tsx';
import { HomeTemplate } from './HomeTemplate/HomeTemplate.tsx';
import { InsightsTemplate } from './InsightsTemplate/InsightsTemplate.tsx';
import { PageShell } from './PageShell/PageShell.tsx';
import { ProductSectionsTemplate } from './ProductSectionsTemplate/ProductSectionsTemplate.tsx';
import { ProductsTemplate } from './ProductsTemplate/ProductsTemplate.tsx';
import { ServicesTemplate } from './ServicesTemplate/ServicesTemplate.tsx';
import { TextTemplate } from './TextTemplate/TextTemplate.tsx';
import { WhistleTemplate } from './WhistleTemplate/WhistleTemplate.tsx';

/** A template with a model of its own, and with the same model in brackets. */
const page = <Model,>(model: Model, show: (model: Model) => ReactElement) => {
  const pseudo = bracketed(model);
  return { element: show(model), pseudo: { model: pseudo, element: show(pseudo) } };
};

const covers = (model: typeof motor | undefined) => <CoversTemplate model={model} />;
const sections = (model: typeof travel | undefined) => <ProductSectionsTemplate model={model} />;
const form = <p>[[The form]]</p>;

/** Every template of the kit, with all its parts. */
const pages = {
  PageShell: page(shell, (model) => (
    <PageShell {...model}>
      <h1>[[Insights]]</h1>
    </PageShell>
  )),
  HomeTemplate: page(home, (model) => <HomeTemplate model={model} />),
  'HomeTemplate, corporate': page(corporateHome, (model) => <HomeTemplate model={model} />),
  AboutTemplate: page(about, (model) => <AboutTemplate model={model} />),
  ProductsTemplate: page(products, (model) => <ProductsTemplate model={model} />),
  'ProductsTemplate, corporate': page(corporateProducts, (model) => (
    <ProductsTemplate model={model} />
  )),
  CoversTemplate: page(motor, covers),
  'CoversTemplate, corporate': page(fleet, covers),
  'ProductSectionsTemplate, travel': page(travel, sections),
  'ProductSectionsTemplate, engineering': page(engineering, sections),
  'ProductSectionsTemplate, marine': page(marine, sections),
  InsightsTemplate: page(insights, (model) => <InsightsTemplate model={model} />),
  'InsightsTemplate, empty': page(emptyInsights, (model) => <InsightsTemplate model={model} />),
  ArticleTemplate: page(article, (model) => <ArticleTemplate model={model} />),
  CareersTemplate: page(careersWithAccount, (model) => <CareersTemplate model={model} />),
  ContactTemplate: page(contact, (model) => <ContactTemplate model={model} form={form} />),
  FeedbackTemplate: page({ hero: { title: feedback.title } }, (model) => (
    <FeedbackTemplate model={model} form={form} />
  )),
  ServicesTemplate: page(services, (model) => <ServicesTemplate model={model} />),
  WhistleTemplate: page(whistle, (model) => <WhistleTemplate model={model} />),
  TextTemplate: page(textPage, (model) => <TextTemplate model={model} />),
  'TextTemplate, help': page(helpPage, (model) => <TextTemplate model={model} />),
  ErrorMessage: page(notFound, (model) => <ErrorMessage {...model} />),
};

/** The texts, addresses and times of a model that are nowhere on the page. */
function missingOf(model: unknown): readonly string[] {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    Array.from(element.attributes, ({ value }) => value),
  );
  const shown = [document.body.textContent, ...attributes].join('\n');
  const said = (key: string, value: unknown): readonly string[] => {
    // Not on the page: an open dialog's features, an empty list's text; `paths` are no texts.
    if (['features', 'empty', 'paths'].includes(key)) return [];
    if (typeof value === 'object' && value !== null) {
      return Object.entries(value).flatMap((entry) => said(...entry));
    }
    if (typeof value !== 'string') return [];
    if (key === 'href' || key === 'dateTime') return [value];
    return [...value.replaceAll(/<[^>]*>/g, '').matchAll(/\[\[[^\]]+\]\]/g)].map(([text]) => text);
  };
  return said('', model).filter((text) => !shown.includes(text));
}

const outline = () =>
  screen
    .getAllByRole('heading', { hidden: true })
    .filter((heading) => heading.closest('dialog, [data-script=none]') === null)
    .map((heading) => `${heading.tagName} ${heading.textContent}`);

describe.each(Object.entries(pages))('%s', (_, { element, pseudo }) => {
  it('shows each text and link of its model, no other text, and one h1', () => {
    renderInKit(pseudo.element, { words: pseudoWords });
    expect(missingOf(pseudo.model)).toEqual([]);
    expect(literalsIn(document.body)).toEqual([]);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it('has every colour that it uses in each of three schemes', () => {
    const schemes = schemesOf({ teal: '#005f5b', ochre: '#8a4700', brokers: '#0b3d91' });
    const theme = createKitTheme({ schemes });
    renderInKit(element, { theme });
    const used = [...new Set(writtenStyles().match(/(?<=var\()--kit-[\w-]+(?=\))/g))];
    expect(used.length).toBeGreaterThan(0);
    for (const scheme of Object.keys(theme.colorSchemes)) {
      const defined = new Set(themeVariables(theme, scheme).match(/--kit-[\w-]+(?=:)/g));
      expect([scheme, used.filter((name) => !defined.has(name))]).toEqual([scheme, []]);
    }
  });
});

it.each([
  ['HomeTemplate', <HomeTemplate key="" model={undefined} />],
  ['AboutTemplate', <AboutTemplate key="" model={undefined} />],
  ['ProductsTemplate', <ProductsTemplate key="" model={undefined} />],
  ['CoversTemplate', covers(undefined)],
  ['ProductSectionsTemplate', sections(undefined)],
  ['CareersTemplate', <CareersTemplate key="" model={undefined} />],
  ['ContactTemplate', <ContactTemplate key="" model={undefined} />],
  ['ArticleTemplate', <ArticleTemplate key="" model={loadingArticle} />],
])('%s shows Loading... until its record arrives (§2.4, §4.1, §4.4)', (_, template) => {
  renderInKit(template, { words: pseudoWords });
  expect(screen.getByRole('status').textContent).toContain('Loading...');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Loading...');
  expect(screen.getByRole('status').dataset.loading).toBe('');
  expect(literalsIn(document.body).filter((text) => text.startsWith('Loading'))).toEqual([]);
});

it.each([
  [
    'home, which ends with the group and a quote (§1, §2.4)',
    <HomeTemplate key="" model={{ ...home, insights: { ...home.insights, cards: [] } }} />,
    [
      'H1 Cover woven around your life',
      'H2 My Insurance Account',
      'H2 Know what your policy pays for',
      'H2 Has something happened?',
      'H2 Our Insights',
      'H2 Part of Example Group plc',
      'H2 Get Insured Today',
    ],
  ],
  [
    'overview of products (§2.9)',
    <ProductsTemplate key="" model={products} />,
    [
      'H1 Insurance for you and yours',
      'H2 Motor Insurance',
      'H2 Travel Insurance',
      'H2 Home Insurance',
      'H2 Has something happened?',
      'H2 Know the price before you decide',
      'H2 Get Insured Today',
    ],
  ],
  [
    'motor (§2.10, §2.11)',
    covers(motor),
    [
      'H1 Motor insurance, in three levels',
      'H2 Three levels of cover',
      'H3 COMPREHENSIVE INSURANCE',
      'H3 THIRD PARTY FIRE & THEFT',
      'H3 THIRD PARTY ONLY',
      'H2 What each cover gives you',
      'H2 Good to know',
      'H2 Documents',
      'H2 Twi kasa mu',
      'H2 Get Insured Today',
    ],
  ],
  [
    'bare overview',
    <ProductsTemplate key="" model={bareProducts} />,
    ['H1 Products', 'H2 Motor', 'H2 Claims', 'H2 Get insured'],
  ],
  [
    'bare motor',
    covers(bareMotor),
    ['H1 Motor', 'H2 Covers', 'H3 THIRD PARTY ONLY', 'H2 Get insured'],
  ],
  ['bare marine', sections(bareMarine), ['H1 Marine', 'H2 Marine Cargo', 'H2 Get insured']],
  [
    'bare about',
    <AboutTemplate key="" model={bareAbout} />,
    [
      'H1 About us',
      'H2 My account',
      'H2 ABOUT US',
      'H2 Who we are',
      'H2 One section',
      'H2 Executive Management',
      'H3 Akosua Frimpong-Darko',
      'H3 Emmanuel Tetteh-Lartey',
      'H2 Our group',
    ],
  ],
  [
    'bare home',
    <HomeTemplate key="" model={bareHome} />,
    [
      'H1 Insurance',
      'H2 My account',
      'H2 One',
      'H2 Two',
      'H2 Insights',
      'H2 Our group',
      'H2 Get insured',
    ],
  ],
])('%s has its parts in order, and none that is empty (readings §6)', (_, template, parts) => {
  const { container } = renderInKit(template);
  expect(outline()).toEqual(parts);
  expect(container.querySelectorAll(':is(ul, dl, nav, h2, p):empty')).toHaveLength(0);
});

it('PageShell has one of each landmark, and a skip link that leads to the content', () => {
  renderInKit(pages.PageShell.element);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
  const main = screen.getByRole('main');
  expect(main.contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
  const skip = screen.getByRole('link', { name: englishWords.skipToContent });
  expect(skip.getAttribute('href')).toBe(`#${main.id}`);
  expect(main.tabIndex).toBe(-1);
  expect(screen.getAllByRole('link')[0]).toBe(skip);
});

it.each([
  ['HomeTemplate', pages.HomeTemplate.element],
  ['AboutTemplate', pages.AboutTemplate.element],
])('%s loads the picture of its head with high priority', (_, template) => {
  const { container } = renderInKit(template);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('loading')).toBe('eager');
  expect(picture?.getAttribute('fetchpriority')).toBe('high');
});

it('HomeTemplate leads to its actions first, then to the products', () => {
  renderInKit(pages.HomeTemplate.element);
  const links = screen.getAllByRole('link').slice(0, 6);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://buy.example/',
    'https://claims.example/',
    '#happened',
    '#motor',
    '#travel',
    '#home-insurance',
  ]);
  const products = screen.getByRole('navigation', { name: englishWords.sectionNavigation });
  expect(within(products).getAllByRole('link')).toEqual(links.slice(3));
});

it('HomeTemplate is shown while only the articles are loading (§4.1)', () => {
  renderInKit(
    <HomeTemplate model={{ ...home, insights: { ...home.insights, cards: undefined } }} />,
  );
  expect(screen.getByRole('status').textContent).toContain('Loading...');
  expect(outline()).toContain('H1 Cover woven around your life');
  // The map's alternative text has them.
  expect(screen.getByText('Accra').getAttribute('aria-hidden')).toBe('true');
});

it('CoversTemplate has navigation between the products, the active one marked (§2.10)', () => {
  renderInKit(pages.CoversTemplate.element);
  const tabs = within(screen.getByRole('navigation', { name: englishWords.sectionNavigation }));
  expect(tabs.getAllByRole('link')).toHaveLength(3);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Motor Insurance');
});

it('CoversTemplate shows the Mframadan sign only with its caption, whose name is marked as Akan', () => {
  const { rerender } = renderInKit(pages.CoversTemplate.element);
  const signAbove = (title: string) =>
    within(screen.getByRole('region', { name: title })).getByRole('heading', { name: title })
      .previousElementSibling;
  expect(
    signAbove('Three levels of cover')?.querySelector('svg[aria-hidden="true"]'),
  ).not.toBeNull();
  const name = screen.getByText('Mframadan');
  expect(name.lang).toBe('ak');
  expect(name.parentElement?.textContent).toBe(`Mframadan${motor.covers.sign?.meaning}`);
  rerender(covers(bareMotor));
  expect(signAbove('Covers')).toBeNull();
});

it('ProductsTemplate names each Read More link for its product (§2.9)', () => {
  renderInKit(pages.ProductsTemplate.element);
  const ways = ['Motor', 'Travel', 'Home'].map((product) =>
    screen.getByRole('link', { name: `Read More ${product} Insurance` }).getAttribute('href'),
  );
  expect(ways).toEqual(['#motor', '#travel', '#home']);
});

it('ServicesTemplate names each link for its service, and a new tab (§2.18)', () => {
  renderInKit(pages.ServicesTemplate.element);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Open the claims portal File a Claim (opens in a new tab)',
    '+44 20 0000 0100',
    'Has something happened?',
    'Buy online Buy Insurance (opens in a new tab)',
    'GET A QUOTE (opens in a new tab)',
  ]);
});

it('AboutTemplate alternates the sides of the pictures, which come first in reading order (§2.8)', () => {
  const { container } = renderInKit(pages.AboutTemplate.element);
  expect(screen.getByRole('heading', { level: 3, name: 'Justina Asante-Boadu' })).toBeTruthy();
  const sides = container.querySelectorAll('[data-side]');
  expect(Array.from(sides, (one) => one.getAttribute('data-side'))).toEqual([
    'start',
    'end',
    'start',
  ]);
  for (const side of sides) {
    const [first] = side.querySelectorAll('picture, h2');
    expect(first?.tagName).toBe('PICTURE');
  }
});

it('ArticleTemplate names its contents, its social icons and the articles beside it (§2.7)', () => {
  renderInKit(pages.ArticleTemplate.element);
  expect(screen.getByRole('navigation', { name: 'In this article' })).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Connect with us' }).children).toHaveLength(4);
  expect(screen.getByRole('list', { name: 'More to read' }).children).toHaveLength(2);
  const [download] = screen.getAllByRole('link', { name: /^Download ?this article/ });
  expect(download?.hasAttribute('download')).toBe(true);
});

it('ArticleTemplate says that there is no such article, and leads back (§4.4, §8)', () => {
  renderInKit(<ArticleTemplate model={missingArticle} />);
  expect(outline()[0]).toBe('H1 No details available for this article.');
  expect(screen.getByRole('link', { name: 'Back to Insights' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Connect with us' })).toBeNull();
});

it('CareersTemplate has five cards, and names each link for its card (§2.16)', () => {
  renderInKit(<CareersTemplate model={careers} />);
  expect(screen.getAllByRole('link', { name: /^See open roles/ })).toHaveLength(5);
  const [first, second] = screen.getAllByRole('heading', { level: 3 });
  expect([first?.textContent, second?.textContent]).toEqual(['Underwriting', 'Claims']);
  expect(screen.getByRole('link', { name: /^See open roles.*Sales and branches$/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^GET A QUOTE/ })).toBeNull();
});

it('ContactTemplate has its form and its offices as regions (§2.17)', () => {
  const { rerender } = renderInKit(pages.ContactTemplate.element);
  expect(screen.getByRole('region', { name: 'Send us a message' }).textContent).toContain('form');
  expect(screen.getByRole('region', { name: 'Our offices' })).toBeTruthy();
  rerender(<ContactTemplate model={contact} />);
  expect(screen.queryByRole('region', { name: 'Send us a message' })).toBeNull();
});

it('InsightsTemplate has the list under the id that links lead to (§2.6, §4.2)', () => {
  const { container, rerender } = renderInKit(pages.InsightsTemplate.element);
  expect(container.querySelector('#articles')?.textContent).toContain('Browse by topic');
  expect(screen.getByRole('list', { name: 'Read all our articles' }).children).toHaveLength(2);
  const categories = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(categories.getByRole('link', { current: true }).textContent).toBe('All');
  const [{ heading }] = cards;
  const [more] = screen.getAllByText('Read More');
  expect(more?.closest('a')?.textContent).toMatch(new RegExp(`^Read More ?${heading}$`));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  const list = { ...emptyInsights.list, cards: undefined };
  const latest = { ...insights.latest, articles: [] };
  rerender(<InsightsTemplate model={{ ...insights, latest, list }} />);
  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(screen.queryByText('Read all our articles')).toBeNull();
});

it('InsightsTemplate announces politely how many articles there are', () => {
  const { rerender } = renderInKit(pages.InsightsTemplate.element);
  const count = screen.getByRole('status');
  expect(count.textContent).toBe('16 articles');
  rerender(<InsightsTemplate model={emptyInsights} />);
  // The element must stay the same: a new one would not be announced.
  expect(screen.getByRole('status')).toBe(count);
  expect(count.textContent).toBe('0 articles');
});

it('ProductSectionsTemplate gives each product features of its own (§2.12, §2.14, §2.15)', () => {
  const features = () =>
    screen.queryAllByRole('button', { name: /^Insurance Features/ }).map((one) => one.textContent);
  const { rerender } = renderInKit(sections(travel));
  expect(features()).toEqual(['Insurance Features Student', 'Insurance Features Individuals']);
  rerender(sections(engineering));
  expect(new Set(features()).size).toBe(5);
  rerender(sections(bareMarine));
  expect(features()).toEqual([]);
});

it('TextTemplate has contents that lead to headings of the text, if there are any (§2.20)', () => {
  const { container, rerender } = renderInKit(pages.TextTemplate.element);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  for (const link of within(contents).getAllByRole('link')) {
    const target = container.querySelector(link.getAttribute('href') ?? '');
    expect(target?.textContent).toBe(link.textContent);
  }
  const { title, body } = textPage;
  rerender(<TextTemplate model={{ title, body }} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
