import type { Meta, StoryObj } from '@storybook/react-vite';
import { WovenBand } from './WovenBand.tsx';

const meta = { title: 'Foundation/WovenBand', component: WovenBand } satisfies Meta<
  typeof WovenBand
>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
