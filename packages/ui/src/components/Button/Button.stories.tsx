import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onSurface, rowOf, usage } from '../../stories/story.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Button } from './Button.tsx';

export default {
  title: 'Actions/Button',
  component: Button,
  parameters: usage({
    when: 'The main action of a page: one filled button in view, outlined ones for the others. The gold `color="secondary"` only on a brand surface.',
    not: 'To move within running text (`TextLink` or a plain link). Never gold on a light surface.',
    accessibility:
      'With `href` it is a link, without it a button; one that leaves the site says so. 52 px high (44 in the header, 64 in the closing banner).',
    limits: '1 to 3 words. A longer label wraps and the button grows.',
    focus: ['link', 'button'],
  }),
  args: { children: 'Get a quote', href: '#quote' },
  // Storybook cannot read the props of MUI's overridable types.
  argTypes: {
    variant: { control: 'inline-radio', options: ['contained', 'outlined', 'text'] },
    color: { control: 'inline-radio', options: ['primary', 'secondary', 'inherit'] },
    size: { control: 'inline-radio', options: ['small', 'medium', 'large'] },
    disabled: { control: 'boolean' },
    external: { description: 'Whether `href` leads outside the site: an arrow says so.' },
  },
  decorators: [rowOf],
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Filled: Story = {};

export const WithIcon: Story = {
  args: { startIcon: <Icon name="circle-user-round" />, size: 'small' },
};

export const Outlined: Story = { args: { variant: 'outlined' } };

export const OnBrand: Story = {
  args: { color: 'secondary', size: 'large' },
  decorators: [onSurface('brand')],
};

export const OutlinedOnBrand: Story = {
  args: { variant: 'outlined', color: 'inherit' },
  decorators: [onSurface('hero')],
};

export const Outside: Story = {
  args: { href: 'https://portal.example/', external: true, children: 'Request & Pay' },
};

export const Long: Story = {
  args: { children: 'Ask for a quotation for contractors’ all-risk cover of a building site' },
};

export const Acts: StoryObj = { render: () => <Button>Insurance Features</Button> };

export const Disabled: StoryObj = { render: () => <Button disabled>Sending…</Button> };

/** Disabled and loading buttons keep their size. */
export const OutlinedDisabled: StoryObj = {
  render: () => (
    <>
      {[{}, { disabled: true }, { loading: true }].map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three buttons that stay.
        <Button key={index} variant="outlined" {...state}>
          Put it back
        </Button>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('button').map((button) => {
      const { width, height } = button.getBoundingClientRect();
      return [width, height, getComputedStyle(button).borderTopWidth];
    });
    await expect(sizes[1]).toEqual(sizes[0]);
    await expect(sizes[2]).toEqual(sizes[0]);
  },
};
