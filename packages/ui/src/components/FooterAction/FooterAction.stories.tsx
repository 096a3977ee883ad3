import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shell } from '../../fixtures/home.ts';
import { opensDialog } from '../../page/dialogs.ts';
import { rightToLeft, usage } from '../../stories/story.tsx';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { FooterAction } from './FooterAction.tsx';

export default {
  title: 'Actions/FooterAction',
  component: FooterAction,
  parameters: usage({
    when: "A button among the footer's small print that opens a dialog or a notice.",
    not: "For a link: the footer's model takes links.",
    accessibility: 'A real button; one that opens a dialog takes `opensDialog(id)`, which says so.',
    limits: '1 or 2 words.',
    focus: ['link', 'button'],
  }),
  args: { children: 'Feedback', ...opensDialog('feedback'), onClick: fn() },
  render: (action) => <SiteFooter {...shell.footer} actions={<FooterAction {...action} />} />,
} satisfies Meta<typeof FooterAction>;

export const InTheFooter: StoryObj<typeof FooterAction> = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Feedback' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('commandfor', 'feedback');
  },
};

export const RightToLeft: StoryObj<typeof FooterAction> = rightToLeft;
