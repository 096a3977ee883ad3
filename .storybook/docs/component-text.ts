import { keyboard, namedIn, type Usage } from '../../packages/ui/src/stories/usage.ts';
import type { ComponentFacts } from './facts.ts';

/** What a component's documentation is made of. */
export interface Documented {
  readonly name: string;
  readonly usage: Usage;
  readonly facts: ComponentFacts;
}

/** Writes the name of another component, as a link where links are possible. */
export type Naming = (component: string) => string;

const statuses: Readonly<Record<Usage['status'], string>> = {
  draft: 'Draft: it may change',
  ready: 'Ready',
  deprecated: 'Deprecated: it will go',
};

/** The site's root, which is around every page. */
const everyPage = 'root';

/** The import of a component. */
export const importLine = (name: string): string => `import { ${name} } from '@insurance-kit/ui';`;

/** Status and version of a component. */
export const statusLine = ({ status, since }: Usage): string =>
  `${statuses[status]}. Since ${since}.`;

/** How to use a component, as Markdown. */
export const usageText = ({ when, not, accessibility, limits }: Usage): string =>
  [
    `**When.** ${when}`,
    `**When not.** ${not}`,
    `**Accessibility.** ${accessibility}`,
    `**Content limits.** ${limits}`,
  ].join('\n\n');

const keyRows = ({ focus }: Usage): readonly string[] =>
  focus.flatMap((kind) => keyboard[kind].map(([key, does]) => `| ${key} | ${kind} | ${does} |`));

/** The pages that show a component, in words. */
export const pagesText = (pages: readonly string[]): string => {
  if (pages.includes(everyPage)) return 'Every page.';
  return pages.length === 0 ? 'No page of this site yet.' : pages.join(', ');
};

/** A part of a component's documentation, as Markdown. */
export interface Part {
  readonly title: string;
  readonly text: string;
}

/** The parts of a component's documentation after its usage: keys, relations, pages. */
export function partsOf({ name, usage, facts }: Documented, naming: Naming): readonly Part[] {
  const rows = keyRows(usage);
  const list = (names: readonly string[]): string => [...new Set(names)].map(naming).join(', ');
  const related = namedIn(usage).filter((other) => other !== name);
  const belongs = [
    ['Related', list(related)],
    ['Made of', list(facts.madeOf)],
    ['Part of', list(facts.partOf)],
  ].filter(([, text]) => text !== '');
  return [
    {
      title: 'Keyboard',
      text:
        rows.length === 0
          ? 'Nothing in it takes the focus.'
          : [
              'Tab and Shift Tab go from one to the next.',
              '',
              '| Key | On | What it does |',
              '| --- | --- | --- |',
              ...rows,
            ].join('\n'),
    },
    {
      title: 'Where it belongs',
      text: belongs.map(([term, text]) => `- **${term}:** ${text}`).join('\n'),
    },
    { title: 'On the site', text: pagesText(facts.pages) },
  ];
}
