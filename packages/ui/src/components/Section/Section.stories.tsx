import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../../stories/rightToLeft.ts';
import { usage } from '../../stories/usage.ts';
import { Container, Section } from './Section.tsx';

const meta = {
  title: 'Components/Section',
  component: Section,
  subcomponents: { Container },
  parameters: usage({
    when: 'Every part of a page: a ground from edge to edge, its content within the gutters.',
    not: 'Inside another section.',
    accessibility: '`labelledBy` names it by its heading; without it, it is no landmark.',
    limits: 'The grounds below alone; a page alternates them.',
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
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Panel: Story = { args: { ground: 'panel' } };
export const PanelStrong: Story = { args: { ground: 'panelStrong' } };
export const PanelNeutral: Story = { args: { ground: 'panelNeutral' } };
export const Hero: Story = { args: { ground: 'hero' } };
export const Brand: Story = { args: { ground: 'brand' } };
export const Deep: Story = { args: { ground: 'deep', space: 'above' } };

export const RightToLeft: Story = { ...rightToLeft, tags: ['only-purple'] };
