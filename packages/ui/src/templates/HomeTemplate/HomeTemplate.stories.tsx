import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, corporateHome, home, longHome } from '../../fixtures/home.ts';
import { usage } from '../../stories/story.tsx';
import { HomeTemplate } from './HomeTemplate.tsx';

export default {
  title: 'Templates/HomeTemplate',
  component: HomeTemplate,
  parameters: usage({
    when: 'The home of an audience.',
    not: 'Any inner page.',
    accessibility: 'One `h1` in the hero; parts are labelled regions in reading order.',
    limits: 'Two tiles, six articles; a missing part of the record is left out.',
    focus: ['link'],
    ownWindow: 900,
  }),
  args: { model: home },
} satisfies Meta<typeof HomeTemplate>;

type Story = StoryObj<typeof HomeTemplate>;

export const Individual: Story = {};

export const Corporate: Story = { args: { model: corporateHome } };

export const LongWords: Story = { args: { model: longHome } };

export const Bare: Story = { args: { model: bareHome } };

export const Awaited: Story = { args: { model: undefined } };
