import { designTokens } from '@insurance-kit/ui/theme/design-tokens.ts';
import { Markdown } from '@storybook/addon-docs/blocks';
import { companySchemes } from 'site/app/theme/company-schemes.ts';
import { companies } from '../company/companies.ts';

export const TokenFiles = () => (
  <ul>
    {Array.from(companies, ([id, company]) => {
      const tokens = JSON.stringify(designTokens(companySchemes(company)), undefined, 2);
      // Written as JSX, because Storybook's Markdown drops links with `data:` addresses.
      return (
        <li key={id}>
          {company.identity.name}:{' '}
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

const notes = Object.values(files).flatMap((file) => {
  const [, note = ''] = /^---\n[\s\S]*?\n---\n([\s\S]*)/.exec(file) ?? [];
  return note.trim() === '' ? [] : note.trim();
});

/** Shows the notes of all unreleased changes. */
export const Changes = () => <Markdown>{notes.join('\n\n---\n\n')}</Markdown>;
