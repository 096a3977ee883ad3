import { styled } from '@insurance-kit/ui/stories/story.tsx';
import { type PropsWithChildren, useId } from 'react';

const Page = styled('article')(({ theme }) => ({
  maxWidth: theme.layout.content,
  margin: '0 auto',
  padding: `56px ${theme.layout.gutter} 96px`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 56,
  '& > header': { display: 'grid', gap: 16 },
  '& h1': theme.typography.h2,
  '& h2': { ...theme.typography.h3, marginBlockEnd: 8 },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: theme.layout.leadMeasure,
  color: theme.vars.palette.roles.inkMuted,
}));

const Text = styled('p')(({ theme }) => ({
  maxWidth: theme.layout.textMeasure,
  marginBlockEnd: 24,
  color: theme.vars.palette.roles.inkMuted,
}));

/** For documentation pages, which tests render but do not check with axe. */
export const withoutAxe = { parameters: { a11y: { test: 'off' } } };

type SheetProps = PropsWithChildren<Readonly<Record<'title' | 'lead', string>>>;

/** A documentation page with a title and a lead. */
export const Sheet = ({ title, lead, children }: SheetProps) => (
  <Page>
    <header>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
    </header>
    {children}
  </Page>
);

type PartProps = PropsWithChildren<{ readonly title: string; readonly text?: string }>;

/** A section of a `Sheet`, with a heading and an optional text. */
export const Part = ({ title, text, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <Text>{text}</Text>}
      {children}
    </section>
  );
};

/** A list in columns. `least`: minimum width of a column in px. */
export const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'least' })<{
  least?: number;
}>(({ least = 200 }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
  gap: 16,
  '& > li': { minWidth: 0 },
}));
