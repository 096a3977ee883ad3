import { components } from 'virtual:kit-facts/components';
import {
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Story,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Suspense, use, useState } from 'react';
import type { Usage } from '../../packages/ui/src/stories/usage.ts';
import { linked } from './ComponentIndex.tsx';
import { importLine, partsOf, statusLine, usageText } from './component-text.ts';

/** The kit's files, as text. */
const sources = import.meta.glob<string>(
  ['../../packages/ui/src/{components,templates}/*/*.tsx', '!**/*.{test,stories}.tsx'],
  { query: '?raw', import: 'default' },
);

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
 * A documentation page. Of the foundations: their sheets, one below the other. Of a component: how finished it is, how to import and use it, its props and
 * stories, keys, relations and source.
 */
export const ComponentPage = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { componentStories } = use(DocsContext);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  const facts = components[name];
  const usage: Usage | undefined = preparedMeta.parameters.usage;
  if (facts === undefined || usage === undefined) {
    return (
      <Unstyled>
        {componentStories().map(({ id, moduleExport }) => (
          <Story key={id} of={moduleExport} />
        ))}
      </Unstyled>
    );
  }
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
