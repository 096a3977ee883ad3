import { styled } from '@insurance-kit/ui/stories/story-styles.ts';
import { createKitTheme, layout } from '@insurance-kit/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Part, Sheet, Table } from './sheet.tsx';

const theme = createKitTheme();

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
      <Part
        title="Measures"
        text={`A lead has lines of at most ${layout.leadMeasure}, running text of ${layout.textMeasure}.`}
      >
        <Table
          caption="The measures"
          head={['Name', 'Value', 'As large as in this window']}
          rows={Object.entries(layout)
            .filter(([name, value]) => !/Shadow|Measure/.test(name) && !value.includes('fr'))
            .map(([name, value]) => [
              name,
              value,
              name !== 'content' && <Bar key="bar" style={{ width: value }} />,
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
