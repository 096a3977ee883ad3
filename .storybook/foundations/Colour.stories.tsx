import { contrast } from '@insurance-kit/ui/palette';
import { styled } from '@insurance-kit/ui/stories/story.tsx';
import type { Roles } from '@insurance-kit/ui/theme/colours/roles.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { rolesOfScheme, schemeNamed, schemeNames } from '../company/theme.ts';
import { Grid, Part, Sheet, withoutAxe } from './sheet.tsx';

const first = rolesOfScheme(schemeNamed(undefined));
const isRole = (name: string): name is keyof Roles => name in first;
const roleNames = Object.keys(first).filter(isRole);

const differs = (role: keyof Roles): boolean =>
  new Set(schemeNames.map((name) => rolesOfScheme(name)[role])).size > 1;

const readableOn = (surface: string): string =>
  contrast(surface, '#ffffff') >= contrast(surface, '#000000') ? '#ffffff' : '#000000';

const Swatch = styled('li')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.roles.rule}`,
  padding: 12,
  minHeight: 104,
  display: 'grid',
  alignContent: 'end',
  gap: 4,
  overflowWrap: 'anywhere',
  ...theme.typography.small,
  '& button': {
    all: 'unset',
    cursor: 'copy',
    fontWeight: 600,
    '&:focus-visible': { outline: 'revert' },
  },
}));

export default { ...withoutAxe, title: 'Foundations/Colour', tags: ['!manifest'] } satisfies Meta;

export const RolesOfTheTheme: StoryObj = {
  name: 'Roles',
  render: (_args, { globals }) => {
    const scheme = schemeNamed(globals.theme);
    const roles = rolesOfScheme(scheme);
    const swatches = (names: readonly (keyof Roles)[]) => (
      <Grid least={180}>
        {names.map((name) => (
          <Swatch key={name} style={{ background: roles[name], color: readableOn(roles[name]) }}>
            <button
              type="button"
              title="Copy the name"
              onClick={() => navigator.clipboard.writeText(`roles.${name}`)}
            >
              {name}
            </button>
            {roles[name]}
          </Swatch>
        ))}
      </Grid>
    );
    return (
      <Sheet
        title="Colour roles"
        lead="Components name the purpose of a colour, never the colour. The roles are the same for every company and audience; some of their colours differ. Press a name to copy it."
      >
        <Part
          title={`Colours of the scheme ${scheme}`}
          text="The colours of these roles depend on the audience. Choose an audience in the toolbar, or show all side by side."
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
