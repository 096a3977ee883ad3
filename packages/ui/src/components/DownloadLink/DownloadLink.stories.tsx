import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft } from '../../stories/right-to-left.ts';
import { onSurface } from '../../stories/surfaces.tsx';
import { usage } from '../../stories/usage.ts';
import { DownloadLink } from './DownloadLink.tsx';

const meta = {
  title: 'Actions/DownloadLink',
  component: DownloadLink,
  parameters: usage({
    when: "A file to keep, such as an article's PDF.",
    not: 'For pages, also long ones.',
    accessibility: 'Its name says what is downloaded; type and size are part of it.',
    limits: 'Label of 1 to 4 words; the detail says type and size.',
    focus: ['link'],
  }),
  args: { label: 'Download', href: '#file', detail: 'PDF, 118 kB', hint: 'this article' },
  decorators: [onSurface('page')],
} satisfies Meta<typeof DownloadLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  args: { label: 'Download the whole of this article', detail: 'PDF for printing, 118 kB' },
};

export const LabelAlone: Story = {
  render: ({ label, href }) => <DownloadLink label={label} href={href} />,
};

export const RightToLeft: Story = rightToLeft;
