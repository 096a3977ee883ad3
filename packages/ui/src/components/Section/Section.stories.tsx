import type { Meta } from '@storybook/react-vite';
import { usage, withVariants } from '../../stories/story.tsx';
import { Section } from './Section.tsx';

export default {
  title: 'Layout/Section',
  component: Section,
  parameters: usage({
    when: 'Every part of a page: a background as wide as the window, content between the gutters.',
    not: 'Inside another section.',
    accessibility: 'With `labelledBy` (the id of its heading), the section is a named landmark.',
    limits: 'Only the surfaces below; a page alternates them.',
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

export const Default = withVariants(
  ...(['panel', 'panelStrong', 'panelNeutral', 'hero', 'brand', 'deep'] as const).map((surface) => (
    <Section key={surface} surface={surface}>
      <h2>{surface}</h2>
      <p>Hear the latest trends from our industry experts</p>
    </Section>
  )),
  <Section surface="deep" space="above">
    <p>With space above</p>
  </Section>,
);
