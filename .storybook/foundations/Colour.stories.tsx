import { contrast, gold, neutral, rampOf } from '@insurance-kit/ui/palette';
import { styled } from '@insurance-kit/ui/stories/story-styles.ts';
import { type Roles, rolePairs } from '@insurance-kit/ui/theme/colours/roles.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { audienceNames } from 'site/shared/audience.ts';
import { colourOf, schemeOf } from '#company/company.ts';
import { rolesOfScheme, schemeNamed, schemeNames, schemeShown } from '../company/theme.ts';
import { Grid, Part, Sheet } from './sheet.tsx';

const brandRamps = Object.fromEntries(
  audienceNames.map((audience) => [schemeOf[audience], rampOf(colourOf[audience])]),
);

const first = rolesOfScheme(schemeNamed(undefined));

const white = '#ffffff';
const black = '#000000';

const readableOn = (surface: string): string =>
  contrast(surface, white) >= contrast(surface, black) ? white : black;

const ratio = (first: string, second: string): string => contrast(first, second).toFixed(2);

const Ramp = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
});

const Step = styled('li')(({ theme }) => ({
  minHeight: 104,
  padding: 12,
  display: 'grid',
  alignContent: 'end',
  ...theme.typography.small,
  '& b': { fontWeight: 600 },
}));

const Swatch = styled('li')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.roles.rule}`,
  '& > span': { display: 'block', height: 72 },
  '& > div': { padding: '10px 12px', overflowWrap: 'anywhere' },
  '& small': { ...theme.typography.strip, color: theme.vars.palette.roles.inkMuted },
}));

const Pair = styled('li')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.roles.rule}`,
  padding: 16,
  minHeight: 108,
  display: 'grid',
  alignContent: 'space-between',
  gap: 8,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600 },
  '& i': { display: 'block', width: 40, height: 12 },
}));

const isRole = (name: string): name is keyof Roles => name in first;
const roleNames = Object.keys(first).filter(isRole);

const meta = { title: 'Foundations/Colour', tags: ['!manifest'] } satisfies Meta;
export default meta;

/** The ramps; components do not use them directly. */
export const Ramps: StoryObj = {
  render: () => (
    <Sheet
      title="Colour ramps"
      lead="Eleven steps a ramp, from paper to night. The two audiences share neutral and gold and differ in the brand ramp alone. The number is the contrast on white, worked out from the theme: 4.5 is enough for text, 3 for large text and icons."
    >
      {Object.entries({ gold, neutral, ...brandRamps }).map(([name, ramp]) => (
        <Part key={name} title={name}>
          <Ramp>
            {Object.entries(ramp).map(([step, colour]) => (
              <Step key={step} style={{ background: colour, color: readableOn(colour) }}>
                <b>{step}</b>
                <span>{colour}</span>
                <span>{ratio(colour, white)}</span>
              </Step>
            ))}
          </Ramp>
        </Part>
      ))}
    </Sheet>
  ),
};

const differs = (role: keyof Roles): boolean =>
  new Set(schemeNames.map((name) => rolesOfScheme(name)[role])).size > 1;

const Swatches = ({
  roles,
  theme,
}: {
  readonly roles: readonly (keyof Roles)[];
  readonly theme: string;
}) => (
  <Grid least={180}>
    {roles.map((role) => (
      <Swatch key={role}>
        <span style={{ background: rolesOfScheme(theme)[role] }} />
        <div>
          {role}
          <br />
          <small>{rolesOfScheme(theme)[role]}</small>
        </div>
      </Swatch>
    ))}
  </Grid>
);

export const RolesOfTheTheme: StoryObj = {
  name: 'Roles',
  render: (_args, { globals }) => {
    const theme = schemeShown(globals);
    return (
      <Sheet
        title="Colour roles"
        lead="Components name what a colour is for, never the colour itself. A new company or audience fills the same roles with its own ramp."
      >
        <Part
          title={`What ${theme} decides`}
          text="These follow the audience. The toolbar switches it, or shows both side by side."
        >
          <Swatches theme={theme} roles={roleNames.filter(differs)} />
        </Part>
        <Part
          title="What every theme shares"
          text="Ink, surfaces, gold and the four messages. Gold stands on brand surfaces alone; an error also has an icon and words."
        >
          <Swatches theme={theme} roles={roleNames.filter((role) => !differs(role))} />
        </Part>
      </Sheet>
    );
  },
};

export const Pairs: StoryObj = {
  render: (_args, { globals }) => {
    const roles = rolesOfScheme(schemeShown(globals));
    return (
      <Sheet
        title="Pairs and their contrast"
        lead="Every ink and surface that components put on each other, with the contrast that it has and the least that it needs. A pair below that fails the tests."
      >
        {([4.5, 3] as const).map((least) => (
          <Part
            key={least}
            title={least === 4.5 ? 'Text: at least 4.5' : 'Large text and icons: at least 3'}
          >
            <Grid least={200}>
              {rolePairs
                .filter(([, , needed]) => needed === least)
                .map(([ink, surface]) => {
                  const words = least === 4.5 ? roles[ink] : readableOn(roles[surface]);
                  return (
                    <Pair
                      key={`${ink} ${surface}`}
                      style={{ background: roles[surface], color: words }}
                    >
                      <span>
                        {ink} on {surface}
                      </span>
                      {least === 3 && <i style={{ background: roles[ink] }} />}
                      <b>{ratio(roles[ink], roles[surface])}</b>
                    </Pair>
                  );
                })}
            </Grid>
          </Part>
        ))}
      </Sheet>
    );
  },
};
