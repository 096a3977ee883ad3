import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord } from '../../fixtures/home.ts';
import { rowOf } from '../../stories/grounds.tsx';
import { safeHtml } from '../../stories/safeHtml.ts';
import { Caption } from './Caption.tsx';

const meta = {
  title: 'Components/Caption',
  component: Caption,
  args: { as: 'h2', children: 'Cover woven around your life' },
  decorators: [rowOf],
} satisfies Meta<typeof Caption>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PlainWords: Story = {};

export const FromARecord: Story = {
  args: { children: { html: safeHtml('Cover <em>woven</em> around <strong>your</strong> life') } },
};

/** The caption's own block tags go; the page decides the level. */
export const WithBlockTags: Story = {
  args: { children: { html: safeHtml('<h1>Cover woven</h1><p>around your life</p>') } },
};

export const LongWord: Story = { args: { children: longWord } };
