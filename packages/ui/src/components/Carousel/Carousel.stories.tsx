import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { executives } from '../../fixtures/pages.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { peopleOf } from '../../templates/people.tsx';
import { Carousel } from './Carousel.tsx';
import { oneSlideQuery } from './slider.ts';

const title = 'Executive Management';
const people = peopleOf({ headingId: 'executives', title, people: executives });

export default {
  title: 'Content/Carousel',
  component: Carousel,
  tags: ['needs-script'],
  parameters: usage({
    when: 'A row of panels of the same kind, such as four executives.',
    not: 'For content that everybody must see: some slides are always hidden. One or two slides are a plain row.',
    accessibility:
      "A labelled group; each slide is a group named like '2 of 4'; hidden slides are inert; a move is announced, and not animated with reduced motion.",
    limits: '3 to 8 slides of about the same height.',
    focus: ['button', 'scroller'],
  }),
  args: people,
  decorators: [onSurface('page')],
} satisfies Meta<typeof Carousel>;

const inSight = () =>
  screen
    .getAllByRole('group', { name: / of \d$/ })
    .filter(({ inert }) => !inert)
    .map((slide) => slide.getAttribute('aria-label'));

const slider = () => document.querySelector('.KitCarousel-moves:not([tabindex])');

/**
 * The buttons precede the slides, and move the endless row by one slide. Hidden slides are inert,
 * and moves are announced (§4.8, §9).
 */
export const Default: StoryObj<typeof Carousel> = {
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    const next = canvas.getByRole('button', { name: 'Next' });
    const slide = canvas.getByRole('group', { name: '1 of 4' });
    const carousel = canvas.getByRole('group', { name: title });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    await expect(next.compareDocumentPosition(slide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(inSight()).toHaveLength(4);
    await userEvent.hover(next);
    await waitFor(() => expect(slider()).toBeInTheDocument());
    const small = window.matchMedia(oneSlideQuery).matches;
    await expect(inSight()).toEqual(small ? ['2 of 4'] : ['1 of 4', '2 of 4']);
    await expect(document.querySelector('[aria-live=polite]')).toBeEmptyDOMElement();
    await userEvent.click(next);
    await waitFor(() => expect(inSight()).toEqual(small ? ['3 of 4'] : ['2 of 4', '3 of 4']));
    await waitFor(() => expect(canvas.getByText(/of 4, Mariam/)).toBeInTheDocument());
    await userEvent.click(previous);
    await waitFor(() => expect(inSight()).toEqual(small ? ['2 of 4'] : ['1 of 4', '2 of 4']));
    // Wide windows hide the dots.
    const dot = canvas.getByRole('button', { name: /^3 of 4, Mariam/, hidden: true });
    fireEvent.click(dot);
    await waitFor(() => expect(inSight()).toEqual(small ? ['3 of 4'] : ['3 of 4', '4 of 4']));
    await waitFor(() => expect(dot).toHaveAttribute('aria-current'));
  },
};

/** A swipe scrolls the row. The slider starts only after the finger is lifted. */
export const Touched: StoryObj<typeof Carousel> = {
  play: async ({ canvas }) => {
    const slide = canvas.getByRole('group', { name: '2 of 4' });
    fireEvent.pointerDown(slide);
    fireEvent.touchStart(slide, { touches: [new Touch({ identifier: 1, target: slide })] });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(slider()).toBeNull();
    fireEvent.touchEnd(slide);
    await waitFor(() => expect(slider()).toBeInTheDocument());
  },
};

/** Two slides are side by side, without buttons. */
export const TwoSlides: StoryObj<typeof Carousel> = {
  args: { slides: people.slides.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(inSight()).toEqual(['1 of 2', '2 of 2']);
  },
};
