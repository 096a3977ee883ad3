import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longWord, shell } from '../../fixtures/home.ts';
import { rightToLeft } from '../../stories/rightToLeft.ts';
import { usage } from '../../stories/usage.ts';
import { storyWords } from '../../stories/words.ts';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Components/SiteHeader',
  component: SiteHeader,
  parameters: usage({
    when: 'Once, at the head of every page; `PageShell` brings it.',
    not: 'Alone in a page of your own.',
    accessibility:
      'Works without script: the switch is links, the menu a popover that Escape closes. The current page and audience are marked for eye and ear.',
    limits: 'Five links of 1 to 3 words; two audiences; one service button.',
    ownWindow: 180,
  }),
  args: shell.header,
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a page that no link of the bar leads to. */
export const NoCurrentPage: Story = { args: { currentHref: '#elsewhere' } };

/** Self Service turns red under the pointer, whatever the page's theme (§2.2). */
export const RedServiceHover: Story = { args: { serviceHoverTheme: 'red' } };

export const LongWords: Story = {
  args: {
    hours: `${shell.header.hours}, Sat: 09:00AM - 01:00PM`,
    logo: { ...shell.header.logo, descriptor: longWord },
  },
};

/** The menu of small screens: it closes when a link is chosen, and its toggle tells its state. */
export const Menu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button', { name: storyWords.openMenu });
    const menu = document.getElementById(toggle.getAttribute('popovertarget') ?? '');
    if (menu === null) throw new Error('The toggle has no menu.');
    // The story chooses a link, but stays where it is.
    menu.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await expect(menu.matches(':popover-open')).toBe(true);
    await userEvent.click(within(menu).getByRole('link', { name: 'Careers' }));
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await expect(menu.matches(':popover-open')).toBe(false);
  },
};

export const RightToLeft: Story = { ...rightToLeft, tags: ['only-purple'] };
