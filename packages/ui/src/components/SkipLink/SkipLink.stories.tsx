import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { usage } from '../../stories/story.tsx';
import { SkipLink } from './SkipLink.tsx';

export default {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: usage({
    when: 'The first thing in a page; `PageShell` includes it.',
    not: 'Twice on a page.',
    accessibility: 'Visible only while it has focus; its target needs `tabindex="-1"`.',
    limits: '2 to 4 words.',
    focus: ['link'],
    ownWindow: 120,
  }),
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

export const Focused: StoryObj<typeof SkipLink> = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link.getBoundingClientRect().height).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(24);
    await expect(link, 'the kit’s focus ring').toHaveStyle({ outlineWidth: '3px' });
  },
};
