import type { Meta, StoryObj } from '@storybook/react-vite';
import { lengthened } from '../../fixtures/lengthened.ts';
import { about, bareAbout } from '../../fixtures/pages.ts';
import { usage } from '../../stories/story.tsx';
import { AboutTemplate } from './AboutTemplate.tsx';

export default {
  title: 'Templates/AboutTemplate',
  component: AboutTemplate,
  parameters: usage({
    when: 'The page that says who the company is.',
    not: 'For a single person or product.',
    accessibility: 'One `h1`; each part is labelled by its heading; biographies open by keyboard.',
    limits:
      'Designed for six directors and four executives; empty parts of the record are left out.',
    focus: ['link', 'button', 'details', 'scroller'],
    ownWindow: 900,
  }),
  args: { model: about },
} satisfies Meta<typeof AboutTemplate>;

type Story = StoryObj<typeof AboutTemplate>;

export const Default: Story = {};

export const Long: Story = { args: { model: lengthened(about) } };

export const Bare: Story = { args: { model: bareAbout } };
