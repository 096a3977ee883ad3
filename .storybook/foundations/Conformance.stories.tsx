import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Sheet, Table } from './sheet.tsx';

const [report = ''] = Object.values(
  import.meta.glob<string>('../../docs/accessibility.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** A text of the report without Markdown's marks. */
const plain = (text: string): string =>
  text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\*\*|`|\\(?=\W)/g, '');

/** The report's sections: a product each, its summary and its criteria. */
const products = report
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [title = '', summary = ''] = section.split('\n\n');
    const rows = section.matchAll(/^\| (\d.*) \|$/gm);
    return {
      title,
      summary,
      rows: [...rows].map(([, row = '']) => {
        const [name = '', ...values] = plain(row).split(' | ');
        return [name, ...values] as const;
      }),
    };
  });

const meta = {
  title: 'Foundations/Conformance',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;

/** The tables of `docs/accessibility.md`. */
export const Conformance: StoryObj = {
  render: () => (
    <Sheet
      title="Conformance"
      lead="WCAG 2.2 AA and EN 301 549, each criterion with the tests that show it or the check by hand. Criteria that nothing shows yet are marked."
    >
      {products.map(({ title, summary, rows }) => (
        <Part key={title} title={title} text={summary}>
          <Table
            caption={`Criteria: ${title}`}
            head={['Criterion', 'Level', 'EN 301 549', 'Result', 'Shown by']}
            rows={rows}
          />
        </Part>
      ))}
    </Sheet>
  ),
};
