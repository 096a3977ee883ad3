import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../stories/story.tsx';
import { Section } from './Section.tsx';

export default {
  title: 'Layout/Section',
  component: Section,
  parameters: usage({
    when: 'Every part of a page: a surface from edge to edge, its content within the gutters.',
    not: 'Inside another section.',
    accessibility: '`labelledBy` names it by its heading; without it, it is no landmark.',
    limits: 'Only the surfaces below; a page alternates them.',
    focus: [],
  }),
  args: {
    labelledBy: 'section-heading',
    children: (
      <>
        <h2 id="section-heading">Our Insights</h2>
        <p>Hear the latest trends from our industry experts</p>
      </>
    ),
  },
} satisfies Meta<typeof Section>;

type Story = StoryObj<typeof Section>;

export const Page: Story = {};
export const Panel: Story = { args: { surface: 'panel' } };
export const PanelStrong: Story = { args: { surface: 'panelStrong' } };
export const PanelNeutral: Story = { args: { surface: 'panelNeutral' } };
export const Hero: Story = { args: { surface: 'hero' } };
export const Brand: Story = { args: { surface: 'brand' } };
export const Deep: Story = { args: { surface: 'deep', space: 'above' } };
