import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { shell } from '../../fixtures/home.ts';
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx';
import { FooterAction } from './FooterAction.tsx';

const meta = {
  title: 'Components/FooterAction',
  component: FooterAction,
  args: { children: 'Feedback', opensDialog: true, onClick: fn() },
  render: (action) => <SiteFooter {...shell.footer} actions={<FooterAction {...action} />} />,
} satisfies Meta<typeof FooterAction>;
export default meta;

export const InTheFooter: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Feedback' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
