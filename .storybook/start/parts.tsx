import { designTokens } from '@insurance-kit/ui/theme/design-tokens.ts';
import { Markdown } from '@storybook/addon-docs/blocks';
import { type CompanyColours, companySchemes } from 'site/app/theme/company-schemes.ts';
import { companies } from '../company/companies.ts';

const colours = import.meta.glob<CompanyColours>('../../apps/site/companies/*/company.ts', {
  eager: true,
});

export const TokenFiles = () => (
  <ul>
    {[...companies].map(([id, { name }]) => {
      const own = colours[`../../apps/site/companies/${id}/company.ts`];
      if (own === undefined) return null;
      const tokens = JSON.stringify(designTokens(companySchemes(own)), undefined, 2);
      // Markdown would drop `data:` addresses.
      return (
        <li key={id}>
          {name}:{' '}
          <a
            href={`data:application/json,${encodeURIComponent(tokens)}`}
            download={`${id}.tokens.json`}
          >
            {id}.tokens.json
          </a>
        </li>
      );
    })}
  </ul>
);

const files = import.meta.glob<string>('../../.changeset/*-*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The changesets without the lines that tools read. */
const notes = Object.values(files).flatMap((file) => {
  const [, note = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)/.exec(file) ?? [];
  return note.trim() === '' ? [] : note.trim();
});

export const Changes = () => <Markdown>{notes.join('\n\n---\n\n')}</Markdown>;
