import { Picture, WovenBand } from '@insurance-kit/ui';
import fihankra from '@insurance-kit/ui/art/fihankra.svg?url';
import { mframadan } from '@insurance-kit/ui/art/mframadan.ts';
import { styled } from '@insurance-kit/ui/stories/story-styles.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawingIn, schemeNamed } from '../company/theme.ts';
import { pictures } from './drawings.ts';
import { Grid, Part, Sheet } from './sheet.tsx';

const Sign = styled('figure')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  '& > span': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 112,
    height: 112,
    background: theme.vars.palette.roles.brand,
    color: theme.vars.palette.roles.accent,
  },
  '& svg, & img': { width: 64, height: 64 },
}));

const illustrations = [
  ['market', 'A trader in the market'],
  ['harmattan', 'The dry season'],
  ['machinery', 'A machine at rest'],
  ['cargo', 'Cargo at the quay'],
] as const;

const meta = { title: 'Foundations/Motifs', tags: ['!manifest'] } satisfies Meta;
export default meta;

export const Motifs: StoryObj = {
  render: (_args, { globals }) => {
    const scheme = schemeNamed(globals.theme);
    return (
      <Sheet
        title="Motifs"
        lead="Strip cloth is woven in narrow bands and sewn together. Every picture is drawn once, then cut into strips and hung from the edge above it, with uneven woven ends."
      >
        <Part
          title="Sewn strips"
          text="Drawn by one generator from illustrations that name colour roles, so one file shows every picture in both themes. Woven blocks stand at strip ends and corners, never on faces."
        >
          <Grid least={260}>
            {illustrations.map(([name, words]) => (
              <li key={name}>
                <Picture
                  src={drawingIn(scheme, pictures[name])}
                  alt={words}
                  width={420}
                  height={300}
                  priority
                />
              </li>
            ))}
          </Grid>
        </Part>
        <Part
          title="The woven band"
          text="From edge to edge, once a page, above the closing banner. Its yarns take their colours from the theme."
        >
          <WovenBand />
        </Part>
        <Part
          title="Two Adinkra signs"
          text="Always whole, alone and with a caption; never as a pattern. Others carry meanings that do not belong to insurance, or are sacred."
        >
          <Grid least={320}>
            <li>
              <Sign>
                <span>
                  <img src={fihankra} alt="" />
                </span>
                <figcaption>Fihankra, the secured compound: safety</figcaption>
              </Sign>
            </li>
            <li>
              <Sign>
                <span>
                  <svg viewBox={mframadan.viewBox} fill="currentColor" aria-hidden="true">
                    {mframadan.paths.map((path) => (
                      <path key={path} d={path} />
                    ))}
                  </svg>
                </span>
                <figcaption>Mframadan, the house that stands in the wind: resilience</figcaption>
              </Sign>
            </li>
          </Grid>
        </Part>
      </Sheet>
    );
  },
};
