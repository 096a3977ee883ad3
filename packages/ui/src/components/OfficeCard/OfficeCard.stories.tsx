import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { office } from '../../fixtures/pages.ts';
import { longWord } from '../../fixtures/texts.ts';
import { inRowOf, usage, variants } from '../../stories/story.tsx';
import { officeOf } from '../../templates/ContactTemplate/ContactTemplate.tsx';
import { OfficeCard } from './OfficeCard.tsx';

export default {
  title: 'Content/OfficeCard',
  component: OfficeCard,
  parameters: usage({
    when: 'An office with its map and contact channels.',
    not: 'For people (`ProfileCard`).',
    accessibility:
      'A button loads the map into a named frame, and focuses the frame. A link leads to the map.',
    limits: 'Name of one line; one to four channels.',
    focus: ['link', 'button', 'details'],
  }),
  args: officeOf(office),
  decorators: [inRowOf(620)],
} satisfies Meta<typeof OfficeCard>;

/** A press replaces the button with a map from another site (§2.17). */
export const Default: StoryObj<typeof OfficeCard> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show the map.*office in Accra$/ }));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Variants = variants(
  <OfficeCard {...officeOf(office)} compact />,
  <OfficeCard {...officeOf({ name: longWord, channels: office.channels })} />,
);
