import downloads from 'virtual:token-files';
import { Markdown } from '@storybook/addon-docs/blocks';
import { companies } from '../company/companies.ts';

/** Each company's design tokens as files, for each kind of tool. */
export const TokenFiles = () => (
  <Markdown>
    {[
      '| Company | What for | Files |',
      '| --- | --- | --- |',
      ...downloads.map(({ company, about, files }) => {
        const links = files.map(
          (file) => `<a href="./${file}" download>${file.split('/').at(-1)}</a>`,
        );
        return `| ${companies.get(company)?.name} | ${about} | ${links.join('<br>')} |`;
      }),
    ].join('\n')}
  </Markdown>
);
