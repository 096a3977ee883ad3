import { createKitTheme, layout } from '@insurance-kit/ui/theme';
import { styled } from '@insurance-kit/ui/theme/styled.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Part, Sheet, Table } from './sheet.tsx';

type Measure = keyof typeof layout;

const theme = createKitTheme();

const uses: Readonly<Record<Exclude<Measure, 'floatingShadow'>, string>> = {
  gutter: 'From the window’s edge to the content',
  content: 'The widest that content gets',
  gap: 'Between the columns and rows of a grid',
  halves: 'The columns of a grid of halves',
  thirds: 'A third beside two thirds',
  thirdsMirrored: 'Two thirds beside a third',
  columnAir: 'Between a text and the picture or panel beside it, besides the gap',
  section: 'Above and below a section',
  panel: 'Inside a panel',
  leadMeasure: 'The longest line of a lead',
  textMeasure: 'The longest line of running text',
  headerStrip: 'The header’s strip',
  headerBar: 'The header’s bar, which stays in sight',
  headerBarSmall: 'The same on small screens',
  control: 'The least height of a control',
  controlHeader: 'The same in the header',
  controlBanner: 'The same in the closing banner',
};

/** Measures that the table shows without a bar: too wide for it, or not a width. */
const withoutBar: readonly Measure[] = [
  'content',
  'leadMeasure',
  'textMeasure',
  'halves',
  'thirds',
  'thirdsMirrored',
];

const isUse = (name: string): name is keyof typeof uses => name in uses;

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 12,
  maxWidth: '100%',
  background: theme.vars.palette.roles.brand,
}));

const Box = styled('li')(({ theme }) => ({
  minHeight: 140,
  padding: 16,
  background: theme.vars.palette.roles.page,
  border: `1px solid ${theme.vars.palette.roles.rule}`,
  '&[data-floats]': { border: 0, boxShadow: theme.layout.floatingShadow },
  '&[data-round]': { borderRadius: theme.shape.borderRadius },
}));

const meta = { title: 'Foundations/Space', tags: ['!manifest'] } satisfies Meta;
export default meta;

export const Space: StoryObj = {
  render: () => (
    <Sheet
      title="Space and shape"
      lead="Few measures, used everywhere. Between two widths they grow with the window, so that nothing jumps."
    >
      <Part title="Measures">
        <Table
          caption="The measures"
          head={['Name', 'Value', 'Where', 'As large as in this window']}
          rows={Object.keys(uses)
            .filter(isUse)
            .map((name) => [
              name,
              layout[name],
              uses[name],
              !withoutBar.includes(name) && <Bar key="bar" style={{ width: layout[name] }} />,
            ])}
        />
      </Part>
      <Part
        title="Breakpoints"
        text="Below md a page is a small screen: one column, the menu behind its toggle, pictures in their small drawing. From lg the whole navigation shows."
      >
        <Table
          caption="The breakpoints"
          head={['Name', 'From']}
          rows={Object.entries(theme.breakpoints.values).map(([name, from]) => [
            name,
            `${from} px`,
          ])}
        />
      </Part>
      <Part
        title="Corners and shadow"
        text="Controls have corners of 4 px, all else has none. Only what floats has a shadow: menus, dialogs, messages."
      >
        <Grid least={220}>
          <Box>A panel: no corner, no shadow</Box>
          <Box data-round="">A control: corners of {theme.shape.borderRadius} px</Box>
          <Box data-floats="">What floats: the one shadow</Box>
        </Grid>
      </Part>
    </Sheet>
  ),
};
