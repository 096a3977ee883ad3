import { Icon, type IconName } from '@insurance-kit/ui';
import { linePaths, solidPaths } from '@insurance-kit/ui/components/Icon/paths.ts';
import { styled } from '@insurance-kit/ui/stories/story-styles.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Part, Sheet } from './sheet.tsx';

const namesIn = (paths: object): readonly IconName[] =>
  Object.keys(paths).filter((name): name is IconName => name in linePaths || name in solidPaths);

const Cell = styled('li')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 20,
  border: `1px solid ${theme.vars.palette.roles.rule}`,
  color: theme.vars.palette.roles.ink,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& svg': { width: 28, height: 28, color: theme.vars.palette.roles.brand },
  '& span': theme.typography.small,
}));

const Icons = ({ names }: { readonly names: readonly IconName[] }) => (
  <Grid least={140}>
    {names.map((name) => (
      <Cell key={name}>
        <Icon name={name} />
        <span>{name}</span>
      </Cell>
    ))}
  </Grid>
);

const meta = { title: 'Foundations/Icons', tags: ['!manifest'] } satisfies Meta;
export default meta;

export const AllIcons: StoryObj = {
  name: 'Icons',
  render: () => (
    <Sheet
      title="Icons"
      lead="Line icons on a grid of 24, two units thick, in the colour of the words beside them and 1.25 times their size. An icon never stands alone: words beside it say what it means."
    >
      <Part title="Line" text="From lucide (ISC). Take an icon only where it shortens reading.">
        <Icons names={namesIn(linePaths)} />
      </Part>
      <Part title="Solid" text="Marks of social networks, for links that lead there.">
        <Icons names={namesIn(solidPaths)} />
      </Part>
    </Sheet>
  ),
};
