import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { shell } from '../../fixtures/home.ts';
import { longWord } from '../../fixtures/texts.ts';
import { englishLabels } from '../../labels.ts';
import { fitsWindow, usage } from '../../stories/story.tsx';
import { headerOf } from '../../templates/PageShell/PageShell.tsx';
import { AudienceLink, SiteHeader } from './SiteHeader.tsx';

export default {
  title: 'Navigation/SiteHeader',
  component: SiteHeader,
  subcomponents: { AudienceLink },
  parameters: usage({
    when: 'Once, at the top of every page; `PageShell` includes it.',
    not: 'In your own pages: use `PageShell`.',
    accessibility:
      'Works without scripts. The audience switch consists of links. The menu is a popover: the browser announces its state, and Escape closes it. The current page and audience are marked visibly and for screen readers.',
    limits: 'Five links of 1 to 3 words; audiences of one word; one button; one phone number.',
    focus: ['link', 'button', 'popover'],
    ownWindow: 180,
  }),
  args: headerOf(shell.header),
} satisfies Meta<typeof SiteHeader>;

export const Default: StoryObj<typeof SiteHeader> = {};

const longHeader = {
  ...shell.header,
  hours: `${shell.header.hours}, Sat: 09:00AM - 01:00PM`,
  logo: { ...shell.header.logo, descriptor: longWord },
};

export const LongWords: StoryObj<typeof SiteHeader> = { args: headerOf(longHeader) };

/** The menu on a phone, with long words, for a company with more than two audiences. */
export const Menu: StoryObj<typeof SiteHeader> = {
  globals: { viewport: { value: 'phone' } },
  args: headerOf({
    ...longHeader,
    audiences: [...shell.header.audiences, { label: 'Brokers', href: '#brokers', scheme: 'teal' }],
    pages: shell.header.pages.map((page) => ({ ...page, label: `${page.label} ${longWord}` })),
  }),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^(?:Individual|Corporate|Brokers)$/ });
    const none = 'rgba(0, 0, 0, 0)';
    const isChosen = links.map((link) => getComputedStyle(link).backgroundColor !== none);
    await expect(isChosen).toEqual([true, false, false]);
    await userEvent.click(canvas.getByRole('button', { name: englishLabels.openMenu }));
    await expect(canvas.getAllByRole('link', { name: 'Brokers' })).toHaveLength(2);
    await fitsWindow();
  },
};
