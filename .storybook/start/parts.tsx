import { designTokens } from '@insurance-kit/ui/theme/design-tokens.ts';
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
