import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Foundation/SkipLink',
  component: SkipLink,
  args: { target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        <p>The content.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link.getBoundingClientRect().height).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(24);
  },
};
