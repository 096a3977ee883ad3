import type { Meta } from '@storybook/react-vite';
import { rowOf, usage, withVariants } from '../../stories/story.tsx';
import { Section } from '../Section/Section.tsx';
import { TextLink } from './TextLink.tsx';

export default {
  title: 'Actions/TextLink',
  component: TextLink,
  parameters: usage({
    when: "A less important link on a separate line: 'See more'.",
    not: "In running text, or as the page's main action (`Button`).",
    accessibility:
      'The label says where the link leads. The arrow follows the direction of writing; it points up only if the link leaves the site.',
    limits: '1 to 4 words.',
    focus: ['link'],
  }),
  args: { href: '#insights', children: 'See more' },
  decorators: [rowOf],
} satisfies Meta<typeof TextLink>;

export const Default = withVariants(
  <Section surface="hero">
    <TextLink href="#insights" color="inherit">
      See more
    </TextLink>
  </Section>,
  <TextLink href="https://group.example/about" external>
    About Us
  </TextLink>,
  <TextLink href="#floods">
    Read how the company settles claims after a flood in the rainy season
  </TextLink>,
);
