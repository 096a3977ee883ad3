import type { Meta, StoryObj } from '@storybook/react-vite';
import { shell } from '../../fixtures/home.ts';
import { longWord } from '../../fixtures/lengthened.ts';
import { usage } from '../../stories/story.tsx';
import { footerOf } from '../../templates/PageShell/PageShell.tsx';
import { SiteFooter } from './SiteFooter.tsx';

export default {
  title: 'Navigation/SiteFooter',
  component: SiteFooter,
  parameters: usage({
    when: 'Once, at the end of every page; `PageShell` includes it.',
    not: 'Alone in a story or page of your own.',
    accessibility: 'Columns are titled lists of links; social icons are named by their network.',
    limits: 'Three to five columns of up to ten links, and a row of as many.',
    focus: ['link', 'button', 'details'],
  }),
  args: footerOf(shell.footer),
} satisfies Meta<typeof SiteFooter>;

type Story = StoryObj<typeof SiteFooter>;

export const Default: Story = {};

export const WithActions: Story = {
  args: footerOf(
    shell.footer,
    <>
      <button type="button">Feedback</button>
      <button type="button">Cookies</button>
    </>,
  ),
};

export const LongWords: Story = {
  args: footerOf({
    ...shell.footer,
    columns: shell.footer.columns.map(({ title, links }) => ({
      title: `${title} ${longWord}`,
      links: links.map((link) => ({ ...link, label: `${link.label} ${longWord}` })),
    })),
  }),
};

export const Sparse: Story = { args: { children: [], group: undefined, social: undefined } };
