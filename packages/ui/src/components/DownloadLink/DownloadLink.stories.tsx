import type { Meta, StoryObj } from '@storybook/react-vite';
import { onSurface, usage } from '../../stories/story.tsx';
import { DownloadLink } from './DownloadLink.tsx';

export default {
  title: 'Actions/DownloadLink',
  component: DownloadLink,
  parameters: usage({
    when: "A file to keep, such as an article's PDF.",
    not: 'For pages, also long ones.',
    accessibility: 'Its name says what is downloaded; type and size are part of it.',
    limits: 'Label of 1 to 4 words; the detail says type and size.',
    focus: ['link'],
  }),
  args: { children: 'Download', href: '#file', detail: 'PDF, 118 kB' },
  decorators: [onSurface('page')],
} satisfies Meta<typeof DownloadLink>;

type Story = StoryObj<typeof DownloadLink>;

export const Default: Story = {};

export const Long: Story = {
  args: { children: 'Download the whole of this article', detail: 'PDF for printing, 118 kB' },
};

export const LabelAlone: Story = { args: { detail: undefined } };
