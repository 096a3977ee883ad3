import { components } from 'virtual:kit-facts/components';
import { Markdown } from '@storybook/addon-docs/blocks';
import { groups } from '../../packages/ui/src/stories/usage.ts';
import { type Naming, pagesText } from './component-text.ts';

/** A link to another component's page. */
export const linked: Naming = (component) => {
  const title = components[component]?.title ?? '';
  const id = title.replace('/', '-').toLowerCase();
  return title === ''
    ? component
    : `<a href="./?path=/docs/${id}--docs" target="_top">${component}</a>`;
};

/** Every component by its group, with its status and the pages that show it. */
export const ComponentIndex = () => {
  const rows = groups.flatMap((group) =>
    Object.entries(components)
      .filter(([, { title }]) => title.startsWith(`${group}/`))
      .sort(([a], [b]) => a.localeCompare(b))
      .map(
        ([name, { status, pages }]) =>
          `| ${linked(name)} | ${group} | ${status} | ${pages.length > 4 && !pages.includes('root') ? `${pages.length} pages` : pagesText(pages)} |`,
      ),
  );
  const head = ['| Component | Group | Status | Used on |', '| --- | --- | --- | --- |'];
  return <Markdown>{[...head, ...rows].join('\n')}</Markdown>;
};
