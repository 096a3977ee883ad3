import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { usage } from '../../stories/usage.ts';
import { WovenBand } from './WovenBand.tsx';

const meta = {
  title: 'Layout/WovenBand',
  component: WovenBand,
  parameters: usage({
    when: 'Above the closing banner, which brings it: once a page.',
    not: 'As a border, a background or a divider.',
    accessibility: 'Decoration: silent.',
    limits: 'None: it spans the window.',
    focus: [],
  }),
} satisfies Meta<typeof WovenBand>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

export const RightToLeft: StoryObj<typeof meta> = rightToLeft;
