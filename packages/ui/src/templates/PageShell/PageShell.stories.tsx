import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorMessage } from '../../components/ErrorMessage/ErrorMessage.tsx';
import { Loading } from '../../components/Loading/Loading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { notFound, shell } from '../../fixtures/home.ts';
import { rightToLeft, usage } from '../../stories/story.tsx';
import { PageShell } from './PageShell.tsx';

export default {
  title: 'Templates/PageShell',
  component: PageShell,
  parameters: usage({
    when: 'Around every page: skip link, notice, header, content, footer.',
    not: 'Inside a page.',
    accessibility:
      "Landmarks (`main` too), the skip link's target and the order of focus are its own: what it is given has no `main`.",
    limits: "A short page still ends at the window's end.",
    focus: ['link', 'button', 'popover'],
    ownWindow: 900,
  }),
  args: { ...shell, children: <ErrorMessage {...notFound} /> },
} satisfies Meta<typeof PageShell>;

type Story = StoryObj<typeof PageShell>;

/** A short page: the footer is at the bottom of the window. */
export const ShortPage: Story = {};

export const Awaited: Story = {
  args: {
    children: (
      <Section>
        <Loading />
      </Section>
    ),
  },
};

export const RightToLeft: Story = rightToLeft;
