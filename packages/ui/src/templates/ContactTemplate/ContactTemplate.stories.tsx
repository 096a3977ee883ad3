import type { Meta, StoryObj } from '@storybook/react-vite';
import { contact } from '../../fixtures/pages.ts';
import { ContactTemplate } from './ContactTemplate.tsx';

const meta = {
  title: 'Templates/ContactTemplate',
  component: ContactTemplate,
} satisfies Meta<typeof ContactTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where the form goes. */
const form = <p>The form stands here.</p>;

export const Default: Story = { args: { model: contact, form } };

/** §4.1 */
export const Loading: Story = { args: { model: undefined, form } };
