import type { Meta, StoryObj } from '@storybook/react-vite';
import { shell } from '../../fixtures/home.ts';
import { longWord } from '../../fixtures/texts.ts';
import { usage } from '../../stories/story.tsx';
import { footerOf } from '../../templates/PageShell/PageShell.tsx';
import { SiteFooter } from './SiteFooter.tsx';

export default {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: usage({
    when: 'Once, at the end of every page; `PageShell` includes it.',
    not: 'In your own pages: use `PageShell`.',
    accessibility: 'Columns are titled lists of links; social icons are named by their network.',
    limits: 'Three to five columns of up to ten links, and a row of up to ten links below.',
    focus: ['link', 'button', 'details'],
  }),
  args: footerOf(shell.footer),
} satisfies Meta<typeof SiteFooter>;

export const Default: StoryObj<typeof SiteFooter> = {};

const long = { title: longWord, links: [{ label: longWord, href: '#long' }] };
const footer = { ...shell.footer, columns: [...shell.footer.columns, long] };

export const LongWords: StoryObj<typeof SiteFooter> = {
  args: footerOf(footer, <button type="button">Cookies</button>),
};

export const Sparse: StoryObj<typeof SiteFooter> = {
  args: { children: [], group: undefined, social: undefined },
};
