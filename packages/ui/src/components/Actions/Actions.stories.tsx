import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../fixtures/home.ts';
import { rowOf } from '../../stories/grounds.tsx';
import { Button } from '../Button/Button.tsx';
import { Actions } from './Actions.tsx';

const meta = {
  title: 'Components/Actions',
  component: Actions,
  args: {
    links: [
      { label: 'Request & Pay', href: 'https://portal.example/', external: true },
      { label: 'Contact Us', href: '#contact' },
    ],
  },
  decorators: [rowOf],
} satisfies Meta<typeof Actions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithButton: Story = {
  args: { children: <Button variant="outline">Insurance Features</Button> },
};

export const LongWords: Story = {
  args: { links: [{ label: `Get a quote for ${longWord}${longWord}`, href: '#quote' }] },
};
