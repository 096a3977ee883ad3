import { designTokens } from '@insurance-kit/ui/theme/design-tokens.ts';
import { Markdown } from '@storybook/addon-docs/blocks';
import { type CompanyColours, companySchemes } from 'site/app/theme/company-schemes.ts';
import { companies } from '../company/companies.ts';

const colours = import.meta.glob<CompanyColours>('../../apps/site/app/companies/*/audiences.ts', {
  eager: true,
});

/** The design tokens of each company as a file to download. */
export const TokenFiles = () => (
  <Markdown>
    {[
      '| Whose | File |',
      '| --- | --- |',
      ...[...companies].flatMap(([id, { name }]) => {
        const own = colours[`../../apps/site/app/companies/${id}/audiences.ts`];
        if (own === undefined) return [];
        const tokens = JSON.stringify(designTokens(companySchemes(own)), undefined, 2);
        const address = `data:application/json,${encodeURIComponent(tokens)}`;
        return `| ${name} | <a href="${address}" download="${id}.tokens.json">${id}.tokens.json</a> |`;
      }),
    ].join('\n')}
  </Markdown>
);
