import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { directors, executives } from '../../fixtures/pages.ts';
import { lengthened, longWord } from '../../fixtures/texts.ts';
import { inRowOf, usage, variants } from '../../stories/story.tsx';
import { profileOf } from '../../templates/people.tsx';
import { ProfileCard, ProfilePanel } from './ProfileCard.tsx';

const [director] = directors;

export default {
  title: 'Content/ProfileCard',
  component: ProfileCard,
  subcomponents: { ProfilePanel },
  parameters: usage({
    when: 'A director in a grid. The biography opens on hover, focus and press.',
    not: 'In a carousel: use `ProfilePanel`, whose text is always visible.',
    accessibility:
      'Works without scripts; the biography is reachable by keyboard and never cut off.',
    limits: 'Biography of up to 60 words; with a longer one the portrait is higher.',
    focus: ['details'],
  }),
  args: profileOf(director),
  decorators: [inRowOf(400)],
} satisfies Meta<typeof ProfileCard>;

type Story = StoryObj<typeof ProfileCard>;

const detailsOf = (element: HTMLElement): HTMLDetailsElement => {
  const details = element.closest('article')?.querySelector('details');
  if (!details) throw new Error('The card has no details.');
  return details;
};

/**
 * Focus and hover open the biography, and screen readers announce it (§2.8, WCAG 4.1.2). Escape
 * closes it (1.4.13). A press keeps it open, and a second press closes it. The card keeps its size.
 */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(String(args.text));
    const details = detailsOf(text);
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(text).toBeVisible());
    await expect(details.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).not.toBeVisible());
    await expect(details.open).toBe(false);
    await userEvent.tab();

    await userEvent.hover(canvas.getByRole('heading', { name: args.name }));
    await waitFor(() => expect(text).toBeVisible());
    await userEvent.hover(text);
    await expect(details.open).toBe(true);
    await userEvent.unhover(text);
    await waitFor(() => expect(text).not.toBeVisible());
    await expect(details.open).toBe(false);

    const { height } = details.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('heading', { name: args.name }));
    await userEvent.unhover(text);
    await waitFor(() => expect(text).toBeVisible());
    await expect(details.getBoundingClientRect().height).toBe(height);
    await userEvent.click(canvas.getByRole('heading', { name: args.name }));
    await expect(details.open).toBe(false);
  },
};

/** For a long biography the portrait gets higher. */
export const Long: Story = {
  args: { ...profileOf(lengthened(director)), name: `${director.name} ${longWord}` },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('heading', { name: args.name }));
    const text = canvas.getByText(String(args.text));
    await waitFor(() => expect(text).toBeVisible());
    await waitFor(() => expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1));
    const card = text.closest('article')?.getBoundingClientRect();
    await waitFor(() =>
      expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual((card?.top ?? 0) - 1),
    );
  },
};

const [executive] = executives;

export const Panel = variants(<ProfilePanel {...profileOf(lengthened(executive))} />);
