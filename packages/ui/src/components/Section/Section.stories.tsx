import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from './Section.tsx';

const meta = {
  title: 'Foundation/Section',
  component: Section,
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
