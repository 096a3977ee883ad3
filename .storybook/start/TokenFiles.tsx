import kit from '@insurance-kit/ui/kit.tokens.json?url&no-inline';
import { Markdown } from '@storybook/addon-docs/blocks';
import { companies } from '../company/companies.ts';

const brands = import.meta.glob<string>('../../apps/site/app/companies/*/brand.tokens.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const link = (address: string | undefined, file: string): string =>
  `<a href="${address}" download="${file}">${file}</a>`;

/** The design tokens as files: what all companies share, and each company's own. */
export const TokenFiles = () => (
  <Markdown>
    {[
      '| Whose | File |',
      '| --- | --- |',
      `| All companies | ${link(kit, 'kit.tokens.json')} |`,
      ...[...companies].map(([id, { name }]) => {
        const address = brands[`../../apps/site/app/companies/${id}/brand.tokens.json`];
        return `| ${name} | ${link(address, `${id}.tokens.json`)} |`;
      }),
    ].join('\n')}
  </Markdown>
);
