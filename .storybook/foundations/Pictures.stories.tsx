import { Picture } from '@insurance-kit/ui';
import fihankra from '@insurance-kit/ui/art/fihankra.svg?url';
import { mframadan, styled } from '@insurance-kit/ui/stories/story.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { chosenCompany } from '../company/companies.ts';
import { drawingIn, schemeNamed } from '../company/theme.ts';
import { Grid, Part, Sheet, withoutAxe } from './sheet.tsx';

const files = Object.entries(
  import.meta.glob<string>(
    [
      '../../apps/content-service/companies/*/home/header_image.svg',
      '../../apps/content-service/companies/*/articles/{6,13}-*/main_image.svg',
      '../../apps/site/companies/*/pictures/{corporate-home,director-1}.svg',
    ],
    { query: '?url', import: 'default', eager: true },
  ),
);

/** The chosen company's file whose path contains `part`. If missing: another company's file. */
function drawing(part: string): string | undefined {
  const matches = files.filter(([path]) => path.includes(part));
  const isOwn = ([path]: readonly string[]) => path?.includes(`/${chosenCompany}/`);
  return (matches.find(isOwn) ?? matches[0])?.[1];
}

const drawings = [
  ['/home/header_image', 'Individual: people at home, a lilac sky', 760, 800],
  ['/corporate-home', 'Corporate: people at work, a sky of dust and sand', 760, 800],
  ['/director-1', 'A portrait: open eyes, a face of split planes, specific dress', 400, 480],
  ['/articles/13-', 'A person at work', 420, 300],
  ['/articles/6-', 'The dry season', 420, 300],
] as const;

const Sign = styled('figure')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  '& img, & svg': { width: 64, height: 64, color: theme.vars.palette.roles.brand },
}));

export default { ...withoutAxe, title: 'Foundations/Pictures', tags: ['!manifest'] } satisfies Meta;

export const Pictures: StoryObj = {
  render: (_args, { globals }) => (
    <Sheet
      title="Pictures"
      lead="Strip cloth is woven in narrow bands, which are sewn together. Each picture looks like this cloth: it is cut into vertical strips, and has no gap above it. Each picture shows a situation in Ghana that concerns insurance."
    >
      <Part
        title="One drawing, two audiences"
        text="Classes in an SVG stand for colour roles, so one file serves both themes. Patterned blocks are at the ends and corners of strips, never on faces. The ends of the strips hide the lowest 100 units of the drawing."
      >
        <Grid least={300}>
          {drawings.map(([part, caption, width, height]) => (
            <li key={part}>
              <figure>
                <Picture
                  src={drawingIn(schemeNamed(globals.theme), drawing(part) ?? '')}
                  alt=""
                  width={width}
                  height={height}
                  priority
                />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </Grid>
      </Part>
      <Part
        title="Never"
        text="Do not draw umbrellas, stock portraits, handshakes, gradients, glass, round corners, or words inside a picture."
      />
      <Part
        title="Two Adinkra signs"
        text="Show a sign whole, alone and with a caption, never as a pattern."
      >
        <Sign>
          <img src={fihankra} alt="" />
          <figcaption>Fihankra, the secured compound: safety</figcaption>
        </Sign>
        <Sign>
          <svg viewBox={mframadan.viewBox} fill="currentColor" aria-hidden="true">
            {mframadan.paths.map((path) => (
              <path key={path} d={path} />
            ))}
          </svg>
          <figcaption>Mframadan, the house that stands in the wind: resilience</figcaption>
        </Sign>
      </Part>
    </Sheet>
  ),
};
