import type { Meta, StoryObj } from '@storybook/react-vite';
import { about, bareAbout, longAbout } from '../../fixtures/pages.ts';
import { AboutTemplate } from './AboutTemplate.tsx';

const meta = {
  title: 'Templates/AboutTemplate',
  component: AboutTemplate,
} satisfies Meta<typeof AboutTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { model: about } };

export const Long: Story = { args: { model: longAbout } };

export const Bare: Story = { args: { model: bareAbout } };

/** §4.1 */
export const Loading: Story = { args: { model: undefined } };
