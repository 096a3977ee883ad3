import { contrast, gold, neutral, rampOf } from '@insurance-kit/ui/palette';
import { styled } from '@insurance-kit/ui/stories/story.tsx';
import { type Roles, rolePairs } from '@insurance-kit/ui/theme/colours/roles.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { audienceNames } from 'site/shared/audience.ts';
import { colourOf, schemeOf } from '#company/company.ts';
import { rolesOfScheme, schemeNamed, schemeNames, schemeShown } from '../company/theme.ts';
import { Grid, Part, Sheet, withoutAxe } from './sheet.tsx';

const brandRamps = Object.fromEntries(
  audienceNames.map((audience) => [schemeOf[audience], rampOf(colourOf[audience])]),
);

const first = rolesOfScheme(schemeNamed(undefined));
const isRole = (name: string): name is keyof Roles => name in first;
const roleNames = Object.keys(first).filter(isRole);

const differs = (role: keyof Roles): boolean =>
  new Set(schemeNames.map((name) => rolesOfScheme(name)[role])).size > 1;

const ratio = (first: string, second: string): string => contrast(first, second).toFixed(2);

const readableOn = (surface: string): string =>
  contrast(surface, '#ffffff') >= contrast(surface, '#000000') ? '#ffffff' : '#000000';

const Box = styled('li')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.roles.rule}`,
  padding: 12,
  minHeight: 104,
  display: 'grid',
  alignContent: 'end',
  gap: 4,
  overflowWrap: 'anywhere',
  ...theme.typography.small,
  '& b': { fontWeight: 600 },
  '& button': { all: 'unset', cursor: 'copy', '&:focus-visible': { outline: 'revert' } },
  '& i': { width: 40, height: 12 },
}));

interface SwatchProps {
  readonly surface: string;
  readonly name: ReactNode;
  readonly notes: string;
  /** Text colour. If its contrast is too low, it colours a bar instead. Default: black or white. */
  readonly ink?: string;
}

const Swatch = ({ surface, name, notes, ink = readableOn(surface) }: SwatchProps) => {
  const isPale = contrast(surface, ink) < 4.5;
  return (
    <Box style={{ background: surface, color: isPale ? readableOn(surface) : ink }}>
      <b>{name}</b>
      {isPale && <i style={{ background: ink }} />}
      {notes}
    </Box>
  );
};

export default { ...withoutAxe, title: 'Foundations/Colour', tags: ['!manifest'] } satisfies Meta;

export const Ramps: StoryObj = {
  render: () => (
    <Sheet
      title="Colour ramps"
      lead="Each ramp has eleven steps, from light to dark. The two audiences share neutral and gold; only the brand ramp differs. The number is the contrast on white: text needs 4.5, large text and icons need 3."
    >
      {Object.entries({ gold, neutral, ...brandRamps }).map(([name, ramp]) => (
        <Part key={name} title={name}>
          <Grid least={96}>
            {Object.entries(ramp).map(([step, colour]) => (
              <Swatch
                key={step}
                surface={colour}
                name={step}
                notes={`${colour} ${ratio(colour, '#ffffff')}`}
              />
            ))}
          </Grid>
        </Part>
      ))}
    </Sheet>
  ),
};

export const RolesOfTheTheme: StoryObj = {
  name: 'Roles',
  render: (_args, { globals }) => {
    const theme = schemeShown(globals);
    const roles = rolesOfScheme(theme);
    const swatches = (names: readonly (keyof Roles)[]) => (
      <Grid least={180}>
        {names.map((name) => (
          <Swatch
            key={name}
            surface={roles[name]}
            name={
              <button
                type="button"
                title="Copy the name"
                onClick={() => navigator.clipboard.writeText(`roles.${name}`)}
              >
                {name}
              </button>
            }
            notes={roles[name]}
          />
        ))}
      </Grid>
    );
    return (
      <Sheet
        title="Colour roles"
        lead="Components name the purpose of a colour, never the colour. Each company and audience has the same roles, with colours from its own ramp. Press a name to copy it."
      >
        <Part
          title={`Colours of the scheme ${theme}`}
          text="These roles depend on the audience. The toolbar chooses an audience, or shows all side by side."
        >
          {swatches(roleNames.filter(differs))}
        </Part>
        <Part
          title="Colours that all schemes share"
          text="Text, surfaces, gold and the four kinds of messages. Use gold only on brand surfaces. An error also has an icon and words."
        >
          {swatches(roleNames.filter((role) => !differs(role)))}
        </Part>
      </Sheet>
    );
  },
};

export const Pairs: StoryObj = {
  render: (_args, { globals }) => {
    const roles = rolesOfScheme(schemeShown(globals));
    const swatches = (least: (typeof rolePairs)[number][2]) => (
      <Grid least={200}>
        {rolePairs
          .filter(([, , needed]) => needed === least)
          .map(([ink, surface]) => (
            <Swatch
              key={`${ink} ${surface}`}
              surface={roles[surface]}
              name={`${ink} on ${surface}`}
              notes={ratio(roles[ink], roles[surface])}
              ink={roles[ink]}
            />
          ))}
      </Grid>
    );
    return (
      <Sheet
        title="Pairs and their contrast"
        lead="The pairs of text and surface that components use, with their contrast and the required minimum. A pair with less contrast fails the tests."
      >
        <Part title="Text: at least 4.5">{swatches(4.5)}</Part>
        <Part title="Large text and icons: at least 3">{swatches(3)}</Part>
      </Sheet>
    );
  },
};
