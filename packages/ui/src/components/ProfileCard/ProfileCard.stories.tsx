import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { directors, longAbout } from '../../fixtures/pages.ts';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { rowOf } from '../../stories/surfaces.tsx';
import { usage } from '../../stories/usage.ts';
import { ProfileCard } from './ProfileCard.tsx';

const [director] = directors;
const [longDirector] = longAbout.directors.people;
if (director === undefined || longDirector === undefined) throw new Error('There is no director.');

const meta = {
  title: 'Components/ProfileCard',
  component: ProfileCard,
  parameters: usage({
    when: 'A director in a grid: the biography comes up on hover, focus and tap.',
    not: 'In a carousel (`ProfilePanel`).',
    accessibility:
      'Opens without script; the biography is reachable by keyboard and never cut off.',
    limits: 'Biography of up to 60 words; longer ones make the card grow.',
  }),
  args: director,
  decorators: [
    (Story) => (
      <div style={{ flex: '0 1 400px', minWidth: 0 }}>
        <Story />
      </div>
    ),
    rowOf,
  ],
} satisfies Meta<typeof ProfileCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The biography is shown on focus and hidden without it (§2.8). */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.text)).not.toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(args.text)).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(args.text)).not.toBeVisible());
  },
};

/** A tap opens it and another closes it (§2.8). */
export const Opened: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(args.name));
    await waitFor(() => expect(canvas.getByText(args.text)).toBeVisible());
    const text = canvas.getByText(args.text);
    await waitFor(() => expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1));
  },
};

/** The card grows with a long text, so that nothing is cut off. */
export const Long: Story = {
  args: longDirector,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(args.name));
    const text = canvas.getByText(args.text.trim());
    await waitFor(() => expect(text).toBeVisible());
    await waitFor(() => expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1));
  },
};

/** Without a portrait the kit's default picture is shown (§3). */
export const WithoutPortrait: Story = {
  args: { picture: { alt: '', width: 400, height: 480 } },
};

export const RightToLeft: Story = { ...rightToLeft, tags: ['only-purple'] };
