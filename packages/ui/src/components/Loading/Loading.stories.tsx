import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { onGround } from '../../stories/grounds.tsx';
import { Loading } from './Loading.tsx';

const meta = {
  title: 'Foundation/Loading',
  component: Loading,
  decorators: [onGround('page')],
} satisfies Meta<typeof Loading>;
export default meta;

/** §4.1 */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
};
