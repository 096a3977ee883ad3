import type { Meta, StoryObj } from '@storybook/react-vite';
import { lengthened } from '../../fixtures/lengthened.ts';
import { careers } from '../../fixtures/pages.ts';
import { usage } from '../../stories/story.tsx';
import { CareersTemplate } from './CareersTemplate.tsx';

export default {
  title: 'Templates/CareersTemplate',
  component: CareersTemplate,
  parameters: usage({
    when: 'Working at the company.',
    not: 'A list of open positions: it links to them elsewhere. Such a list is one of `TextLink` in a `Section`.',
    accessibility:
      'Cards are one list; on small screens it scrolls sideways by touch and keyboard.',
    limits: 'Five cards: two large ones lead, three follow.',
    focus: ['link'],
    ownWindow: 900,
  }),
  args: { model: careers },
} satisfies Meta<typeof CareersTemplate>;

type Story = StoryObj<typeof CareersTemplate>;

export const Default: Story = {};

export const Long: Story = { args: { model: lengthened(careers) } };
