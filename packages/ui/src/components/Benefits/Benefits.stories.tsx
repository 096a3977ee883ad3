import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  bareMotor,
  engineering,
  longMotor,
  marine,
  motor,
  travel,
} from '../../fixtures/products.ts';
import { Benefits } from './Benefits.tsx';

const meta = {
  title: 'Components/Benefits',
  component: Benefits,
  args: { title: 'Seven travel benefits', groups: [], ...travel.benefits },
} satisfies Meta<typeof Benefits>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A long list alone takes two columns. */
export const OneList: Story = {};

export const Groups: Story = { args: { ...engineering.benefits, ground: 'panel' } };

export const PlainWords: Story = { args: { ...marine.benefits } };

export const WithPicture: Story = { args: { ...motor.benefits } };

export const LongWords: Story = { args: { ...longMotor.benefits } };

export const NoGroup: Story = { args: { title: bareMotor.covers.title, groups: [] } };
