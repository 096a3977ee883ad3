import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
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
    accessibility: 'Opens without script and by keyboard; the biography is never cut off.',
    limits: 'Biography of up to 60 words; a longer one makes the portrait taller.',
    focus: ['details'],
  }),
  args: profileOf(director),
  decorators: [inRowOf(400)],
} satisfies Meta<typeof ProfileCard>;

/**
 * Focus or hover opens the biography until both end (§2.8, WCAG 4.1.2). Escape closes it (1.4.13).
 * A press keeps it open, and a second press closes it. A finger that scrolls past does not open it.
 * The card keeps its size.
 */
export const Default: StoryObj<typeof ProfileCard> = {
  play: async ({ canvas, canvasElement, args }) => {
    const text = canvas.getByText(String(args.text));
    const heading = canvas.getByRole('heading', { name: args.name });
    const details = canvasElement.querySelector('details');
    await expect(heading.querySelector('span'), 'whole').toHaveTextContent(/^Asante-Boadu$/);
    const height = canvasElement.offsetHeight;
    for (const [act, isOpen] of [
      [() => fireEvent.pointerOver(heading, { pointerType: 'touch' }), false],
      [() => userEvent.tab(), true],
      [() => userEvent.hover(heading), true],
      [() => userEvent.unhover(heading), true],
      [() => userEvent.keyboard('{Escape}'), false],
      [() => fireEvent.click(heading), true],
      [() => fireEvent.click(heading), false],
      [() => userEvent.tab(), false],
      [() => userEvent.hover(heading), true],
      [() => userEvent.hover(text), true],
      [() => userEvent.unhover(text), false],
      [() => userEvent.click(heading), true],
      [() => userEvent.unhover(text), true],
      [() => userEvent.click(heading), false],
    ] as const) {
      await act();
      await waitFor(() => expect(details).toHaveProperty('open', isOpen));
      await waitFor(() => expect(text).toHaveStyle({ visibility: isOpen ? 'visible' : 'hidden' }));
      await expect(canvasElement.offsetHeight).toBe(height);
    }
  },
};

/** A long biography makes the portrait taller. */
export const Long: StoryObj<typeof ProfileCard> = {
  args: { ...profileOf(lengthened(director)), name: `${director.name} ${longWord}` },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('heading', { name: args.name }));
    const text = canvas.getByText(String(args.text));
    await waitFor(() => expect(text).toBeVisible());
    await waitFor(() => expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1));
    const { top = 0 } = text.closest('article')?.getBoundingClientRect() ?? {};
    await waitFor(() => expect(text.getBoundingClientRect().top).toBeGreaterThanOrEqual(top - 1));
  },
};

const [executive] = executives;

export const Panel = variants(<ProfilePanel {...profileOf(lengthened(executive))} />);
