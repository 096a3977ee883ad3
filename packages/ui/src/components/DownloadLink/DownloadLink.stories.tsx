import type { Meta, StoryObj } from '@storybook/react-vite';
import { onGround } from '../../stories/grounds.tsx';
import { DownloadLink } from './DownloadLink.tsx';

const meta = {
  title: 'Components/DownloadLink',
  component: DownloadLink,
  args: { label: 'Download', href: '#file', detail: 'PDF, 118 kB', hint: 'this article' },
  decorators: [onGround('page')],
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
