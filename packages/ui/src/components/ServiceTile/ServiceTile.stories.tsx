import type { Meta } from '@storybook/react-vite';
import { services } from '../../fixtures/pages.ts';
import { lengthened } from '../../fixtures/texts.ts';
import { rowOf, usage, withVariants } from '../../stories/story.tsx';
import { serviceOf } from '../../templates/ServicesTemplate/ServicesTemplate.tsx';
import { ServiceTile } from './ServiceTile.tsx';

export default {
  title: 'Content/ServiceTile',
  component: ServiceTile,
  parameters: usage({
    when: 'A service that is on another site, on the self-service page.',
    not: 'For pages of the site (`Tile`).',
    accessibility: "The service is added to the link's name; the picture is decorative.",
    limits: 'Name of 2 or 3 words, one sentence, a button of 2 to 4 words, one number.',
    focus: ['link'],
  }),
  args: { variant: 'light', ...serviceOf(services.tiles[0], 'primary') },
  decorators: [rowOf],
} satisfies Meta<typeof ServiceTile>;

export const Default = withVariants(
  <ServiceTile variant="full" {...serviceOf(services.tiles[1], 'secondary')} />,
  <ServiceTile variant="light" {...serviceOf(lengthened(services.tiles[0]), 'primary')} />,
);
