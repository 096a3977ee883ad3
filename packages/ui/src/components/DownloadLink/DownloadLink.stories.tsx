import type { Meta } from '@storybook/react-vite';
import { onSurface, usage, withVariants } from '../../stories/story.tsx';
import { DownloadLink } from './DownloadLink.tsx';

export default {
  title: 'Actions/DownloadLink',
  component: DownloadLink,
  parameters: usage({
    when: "A file to keep, such as an article's PDF.",
    not: 'For pages of the site, even long ones.',
    accessibility: 'Its accessible name is its label with the type and size of the file.',
    limits: 'Label of 1 to 4 words; the detail says type and size.',
    focus: ['link'],
  }),
  args: { children: 'Download', href: '#file', detail: 'PDF, 118 kB' },
  decorators: [onSurface('page')],
} satisfies Meta<typeof DownloadLink>;

export const Default = withVariants(
  <DownloadLink href="#long" detail="PDF for printing, 118 kB">
    Download the whole of this article
  </DownloadLink>,
  <DownloadLink href="#short">Download</DownloadLink>,
);
