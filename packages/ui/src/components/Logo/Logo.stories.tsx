import type { Meta } from '@storybook/react-vite';
import { logo } from '../../fixtures/home.ts';
import { longWord } from '../../fixtures/texts.ts';
import { rowOf, usage, withVariants } from '../../stories/story.tsx';
import { logoOf } from '../../templates/PageShell/PageShell.tsx';
import { Section } from '../Section/Section.tsx';
import { Logo } from './Logo.tsx';

export default {
  title: 'Content/Logo',
  component: Logo,
  parameters: usage({
    when: "The company's mark in header and footer.",
    not: 'As decoration, or in parts.',
    accessibility: 'Its accessible name is its text. To make it a link, wrap it in one.',
    limits: 'A name and a descriptor of one line each.',
  }),
  args: { ...logoOf(logo), surface: 'light' },
  decorators: [rowOf],
} satisfies Meta<typeof Logo>;

export const Default = withVariants(
  <Section surface="deep">
    <Logo {...logoOf(logo)} surface="dark" />
  </Section>,
  <Logo {...logoOf(logo)} descriptor={undefined} surface="light" />,
  <Logo {...logoOf(logo)} name={longWord} surface="light" />,
);
