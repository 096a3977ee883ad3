import { styled } from '@insurance-kit/ui/stories/story-styles.ts';
import { type ReactNode, useId } from 'react';

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

export const Sheet = ({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) => (
  <Page>
    <header>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
    </header>
    {children}
  </Page>
);

export const Part = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <Text>{text}</Text>}
      {children}
    </section>
  );
};

export const Grid = styled('ul', { shouldForwardProp: (name) => name !== 'least' })<{
  least?: number;
}>(({ least = 200 }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`,
  gap: 16,
  '& > li': { minWidth: 0 },
}));

export const Table = ({
  caption,
  head,
  rows,
}: {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...values: ReactNode[]])[];
}) => (
  <Scroller tabIndex={0} role="region" aria-label={caption}>
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={head[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

const Scroller = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', width: '100%' },
  '& th, & td': {
    padding: '10px 16px 10px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBlockEnd: `1px solid ${theme.vars.palette.roles.rule}`,
  },
  '& th': { fontWeight: 600 },
  '& thead th': { ...theme.typography.small, color: theme.vars.palette.roles.inkMuted },
}));
