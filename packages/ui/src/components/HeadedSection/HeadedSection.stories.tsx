import type { Meta, StoryObj } from '@storybook/react-vite';
import { longMotor, marine, motor } from '../../fixtures/products.ts';
import { HeadedSection } from './HeadedSection.tsx';

const text = <p>{marine.text?.body}</p>;

const meta = {
  title: 'Components/HeadedSection',
  component: HeadedSection,
  args: { title: 'MARINE INSURANCE THAT IS FOR YOU', children: text },
} satisfies Meta<typeof HeadedSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The Mframadan sign, whole, with its caption. */
export const WithSign: Story = {
  args: { title: motor.covers.title, sign: motor.covers.sign ?? '' },
};

export const OnPanel: Story = { args: { ground: 'panel' } };

export const LongWords: Story = { args: { title: longMotor.covers.title } };
