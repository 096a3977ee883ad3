import { components } from 'virtual:kit-facts/components';
import {
  Controls,
  DocsPage,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use, useState } from 'react';
import type { Usage } from '../../packages/ui/src/stories/usage.ts';
import { importLine, type Naming, partsOf, statusLine, usageText } from './component-text.ts';

/** The kit's files, as text. */
const sources = import.meta.glob<string>(
  ['../../packages/ui/src/{components,templates}/*/*.tsx', '!**/*.{test,stories}.tsx'],
  { query: '?raw', import: 'default' },
);

/** Leads to another component's page. */
const linked: Naming = (component) => {
  const title = components[component]?.title ?? '';
  const id = title.replace('/', '-').toLowerCase();
  return title === ''
    ? component
    : `<a href="./?path=/docs/${id}--docs" target="_top">${component}</a>`;
};

const texts = new Map<string, Promise<string>>();

const sourceText = (file: string): Promise<string> => {
  const text = texts.get(file) ?? sources[`../../${file}`]?.() ?? Promise.resolve('');
  texts.set(file, text);
  return text;
};

const SourceOf = ({ file }: { readonly file: string }) => (
  <Source code={use(sourceText(file))} language="tsx" />
);

const FoldedSource = ({ file }: { readonly file: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{file}</summary>
      <Suspense>{open && <SourceOf file={file} />}</Suspense>
    </details>
  );
};

/**
 * A component's documentation page: how finished it is, how to import and use it, its props and
 * stories, keys, relations, changes and source.
 */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const facts = components[name];
  const usage: Usage | undefined = preparedMeta.parameters.usage;
  if (facts === undefined || usage === undefined) return <DocsPage />;
  return (
    <>
      <Title />
      <Markdown>{statusLine(usage)}</Markdown>
      <Source code={importLine(name)} language="tsx" />
      <Markdown>{usageText(usage)}</Markdown>
      <Primary />
      <Controls />
      <Stories />
      {partsOf({ name, usage, facts }, linked).map(({ title, text }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <Markdown>{text}</Markdown>
        </section>
      ))}
      <Heading>Source</Heading>
      <FoldedSource file={facts.file} />
    </>
  );
};
