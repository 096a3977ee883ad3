import type { Criterion } from './criteria.ts';

/** What shows that a criterion is met, or why it does not apply. */
export type Evidence =
  /** Tests: their files and a part of their titles. */
  | { readonly tests: readonly (readonly [file: string, title: string])[] }
  /** A check by hand, with its date. */
  | { readonly checked: string; readonly how: string }
  /** Why the criterion does not apply. */
  | { readonly none: string };

/** What a conformance statement is about. */
export type Product = 'site' | 'kit';

type Test = readonly [file: string, title: string];
type Shown = readonly Evidence[];

const tests = (...named: readonly Test[]): Shown => [{ tests: named }];
const checked = (how: string): Shown => [{ checked: '2026-11-23', how }];
const none = (why: string): Shown => [{ none: why }];
const both = (shown: Shown) => ({ site: shown, kit: shown });

const e2e = (file: string, title: string): Test => [`e2e/${file}.spec.ts`, title];
const byEar = (title: string): Test => e2e('transcripts/transcripts', title);
const ui = (file: string, title: string): Test => [`packages/ui/src/${file}`, title];
const component = (name: string, title: string): Test =>
  ui(`components/${name}/${name}.test.tsx`, title);
const story = (name: string, title: string): Test =>
  ui(`components/${name}/${name}.stories.tsx`, title);

const axeOfPages = e2e('looks/a11y', 'WCAG 2.2 AA');
const axeOfStories: Test = ['.storybook/preview.tsx', 'wcag22aa'];
const contrast = ui('theme/create-kit-theme.test.ts', 'with a contrast of at least');
const swiped = component('Carousel', 'has its buttons before its slides');
const noMedia = both(none('There is no audio and no video.'));
const still = both(
  checked(
    'The code was read: what pulses says that something loads and takes more than a second; what moves by itself does so once.',
  ),
);
const byKeyboard = checked('Seven pages of both companies, both audiences, by keyboard alone.');
const ofApplication = none('An application’s own.');
const everyPage = tests(
  e2e(
    'pages/routes',
    'title, heading, links, every field of its records, dialogs, header and footer',
  ),
);
const fieldWords = ui('components/Field/fields.test.tsx', 'has its words at its control');

/**
 * What shows that criteria are met, besides tests with the number in their title (`WCAG 2.4.11`),
 * which are found without this table. A criterion with neither is reported as not evaluated.
 */
export const evidence: Readonly<
  Partial<Record<Criterion, Partial<Readonly<Record<Product, Shown>>>>>
> = {
  '1.1.1': {
    site: tests(axeOfPages, byEar('from the home to a product')),
    kit: tests(axeOfStories, component('SiteHeader', 'hides its mark')),
  },
  '1.2.1': noMedia,
  '1.2.2': noMedia,
  '1.2.3': noMedia,
  '1.2.4': noMedia,
  '1.2.5': noMedia,
  '1.4.2': noMedia,
  '1.3.1': { kit: tests(axeOfStories, fieldWords) },
  '1.3.2': { site: tests(byEar('from the home to a product'), byEar('an article')) },
  '1.3.4': {
    site: checked('No style, script or manifest asks for an orientation.'),
    kit: checked('No style or script asks for an orientation.'),
  },
  '1.4.1': both(
    checked(
      'Links in text are underlined, an error has an icon and words, what is current has a bar, all seen at six widths.',
    ),
  ),
  '1.4.3': { site: tests(axeOfPages, contrast), kit: tests(axeOfStories, contrast) },
  '1.4.4': { site: tests(e2e('looks/a11y', 'no horizontal scroll with text at twice the size')) },
  '1.4.5': {
    site: checked('All pictures of both companies were looked at: no words but the logo’s.'),
    kit: checked('Its drawings have no words; the names on the map are text.'),
  },
  '1.4.10': {
    site: tests(
      e2e('looks/a11y', 'no horizontal scroll from 320 px'),
      e2e('navigation/focus', 'in a low window nothing is sticky'),
    ),
  },
  '1.4.11': both(tests(contrast)),
  '1.4.13': {
    site: tests(e2e('pages/about', 'a biography expands on hover, on focus and on a press')),
  },
  '2.1.1': {
    site: [
      ...tests(
        e2e('forms/feedback', 'by keyboard: saved, then e-mailed'),
        e2e('navigation/focus', 'nothing covers what has focus'),
      ),
      ...byKeyboard,
    ],
    kit: tests(
      story('DateTimeField', 'Keyboard'),
      component('RichText', 'lets the keyboard scroll a table'),
    ),
  },
  '2.1.2': {
    site: tests(e2e('navigation/focus', 'nothing covers what has focus')),
    kit: tests(story('Dialog', 'Escape')),
  },
  '2.1.4': both(none('No single key does anything outside the control that has focus.')),
  '2.2.1': both(none('Nothing ends after a time.')),
  '2.2.2': still,
  '2.3.1': still,
  '2.4.1': {
    site: tests(e2e('navigation/shell', 'the first tab stop skips the header')),
    kit: tests(ui('templates/templates.test.tsx', 'a skip link that leads to the content')),
  },
  '2.4.2': { site: everyPage, kit: ofApplication },
  '2.4.3': { kit: tests(ui('page/dialogs.test.tsx', 'then focus moves to their heading')) },
  '2.4.4': {
    kit: tests(ui('templates/templates.test.tsx', 'names each Read More link for its product')),
  },
  '2.4.5': { kit: ofApplication },
  '2.4.7': {
    site: checked('A picture of each stop on seven pages of both companies: every ring is seen.'),
    kit: tests(story('SkipLink', 'Focused')),
  },
  '2.4.11': { site: tests(e2e('navigation/focus', 'nothing covers what has focus')) },
  '2.5.1': {
    site: none(
      'Whatever can be swiped has buttons; maps are those of OpenStreetMap, beside a link.',
    ),
    kit: tests(swiped),
  },
  '2.5.2': both(
    checked(
      'The code was read: every action waits for the click, a pressed pointer only fetches scripts.',
    ),
  ),
  '2.5.3': { site: tests(byEar('from the home to a product'), byEar('a message with errors')) },
  '2.5.4': both(none('Nothing is done by moving the device.')),
  '2.5.7': {
    site: tests(swiped, e2e('forms/feedback', 'by keyboard: saved, then e-mailed')),
    kit: tests(swiped),
  },
  '2.5.8': {
    site: tests(e2e('looks/a11y', 'targets of at least 24 px')),
    kit: tests(axeOfStories),
  },
  '3.1.1': {
    site: tests(e2e('pages/companies', 'language, heading, every field')),
    kit: ofApplication,
  },
  '3.1.2': both(tests(ui('templates/templates.test.tsx', 'whose name is marked as Akan'))),
  '3.2.1': {
    site: [
      ...tests(
        e2e('navigation/cookies', 'neither moving focus nor a link within the page accepts'),
      ),
      ...byKeyboard,
    ],
  },
  '3.2.2': both(
    checked('The code was read: filters and pages are links, a form waits for its button.'),
  ),
  '3.2.3': {
    site: everyPage,
    kit: none('An application’s own; `PageShell` gives every page the same header and footer.'),
  },
  '3.2.6': {
    site: everyPage,
    kit: none('An application’s own; `PageShell` takes the phone number.'),
  },
  '3.3.1': {
    site: tests(e2e('forms/contact', 'missing fields are listed in a focused summary')),
    kit: tests(ui('components/Field/fields.test.tsx', 'leads an error summary to the first')),
  },
  '3.3.2': { kit: tests(fieldWords) },
  '3.3.3': { site: tests(byEar('a message with errors')) },
  '3.3.4': {
    site: none('Nothing is bought, signed or deleted here: that is done on the portal.'),
    kit: ofApplication,
  },
  '3.3.7': {
    site: none('No form has a second step, and none asks for the same thing twice.'),
    kit: none('No form has a second step.'),
  },
  '3.3.8': {
    site: none('Nobody logs in here: that is done on the portal.'),
    kit: none('Nobody logs in.'),
  },
  '4.1.2': { site: tests(axeOfPages), kit: tests(axeOfStories) },
  '4.1.3': {
    site: tests(e2e('forms/contact', 'an error that comes when a field is left is announced')),
    kit: tests(ui('templates/templates.test.tsx', 'announces politely')),
  },
};
