import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longWord } from '../../fixtures/lengthened.ts';
import { office } from '../../fixtures/pages.ts';
import { inRowOf, usage } from '../../stories/story.tsx';
import { officeOf } from '../../templates/ContactTemplate/ContactTemplate.tsx';
import { OfficeCard } from './OfficeCard.tsx';

export default {
  title: 'Content/OfficeCard',
  component: OfficeCard,
  parameters: usage({
    when: 'An office with its map and ways to reach it.',
    not: 'For people (`ProfileCard`).',
    accessibility:
      "The map's frame has a title, is loaded at a press and then takes the focus; a plain link leads to the same map.",
    limits: 'Name of one line; one to four channels.',
    focus: ['link', 'button', 'details'],
  }),
  args: officeOf(office),
  decorators: [inRowOf(620)],
} satisfies Meta<typeof OfficeCard>;

type Story = StoryObj<typeof OfficeCard>;

export const Default: Story = {};

/** For all offices but the first: on phones only the name shows until it is opened. */
export const Compact: Story = { args: { compact: true } };

/** §2.17 A press on the button loads another site's map in place of the drawing. */
export const WithFrame: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Show the map.*office in Accra$/ }));
    const map = canvas.getByTitle('Map of the Ghana office in Accra');
    await expect(map).toHaveFocus();
    await expect(map).toHaveAttribute('src', office.map?.frame?.src);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WithoutMap: Story = {
  args: officeOf({ name: office.name, channels: office.channels }),
};

export const Long: Story = { args: { name: longWord } };
