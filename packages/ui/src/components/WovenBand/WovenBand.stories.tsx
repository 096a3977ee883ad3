import type { Meta, StoryObj } from '@storybook/react-vite';
import { usage } from '../../stories/story.tsx';
import { WovenBand } from './WovenBand.tsx';

export default {
  title: 'Layout/WovenBand',
  component: WovenBand,
  parameters: usage({
    when: 'At the end of a page without a closing banner (`CallToAction`, which includes the band).',
    not: 'As a border, a background or a divider.',
    accessibility: 'Decoration, hidden from screen readers.',
    limits: 'None: it spans the window.',
  }),
} satisfies Meta<typeof WovenBand>;

export const Default: StoryObj<typeof WovenBand> = {};
