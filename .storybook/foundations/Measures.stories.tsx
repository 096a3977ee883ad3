import { Facts } from '@insurance-kit/ui';
import { motion, styled } from '@insurance-kit/ui/stories/story.tsx';
import { createKitTheme, layout } from '@insurance-kit/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Sheet, withoutAxe } from './sheet.tsx';

const theme = createKitTheme();

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 12,
  maxWidth: '100%',
  background: theme.vars.palette.roles.brand,
}));

const movements = [
  { term: 'A colour, a dialog', detail: motion.colour },
  { term: 'An arrow, a menu', detail: motion.arrow },
  { term: 'The icon of a panel that opens', detail: motion.panel },
  { term: 'A biography that slides down in strips', detail: motion.biography },
  { term: 'A picture on hover, or between two pages', detail: motion.picture },
  { term: 'The easing of all movements', detail: motion.curve },
];

export default { ...withoutAxe, title: 'Foundations/Measures', tags: ['!manifest'] } satisfies Meta;

export const Measures: StoryObj = {
  render: () => (
    <Sheet
      title="Space, shape and motion"
      lead="All pages use the same few lengths. Some of them grow with the window, between two limits."
    >
      <Part
        title="Measures"
        text={`Lines are at most ${layout.leadMeasure} long in a lead, and ${layout.textMeasure} in running text.`}
      >
        <Facts
          facts={Object.entries(layout)
            .filter(([name, value]) => !/Shadow|Measure/.test(name) && !value.includes('fr'))
            .map(([term, value]) => ({
              term,
              detail: [value, term !== 'content' && <Bar key="bar" style={{ width: value }} />],
            }))}
        />
      </Part>
      <Part
        title="Breakpoints"
        text="Screens below md are small: they have one column, a menu behind a button, and the small versions of drawings. From lg on, the whole navigation is visible."
      >
        <Facts
          facts={Object.entries(theme.breakpoints.values).map(([term, from]) => ({
            term,
            detail: `from ${from} px`,
          }))}
        />
      </Part>
      <Part
        title="Corners and shadow"
        text={`Corners of controls have a radius of ${theme.shape.borderRadius} px, all other corners are square. Only menus, dialogs and messages have a shadow.`}
      />
      <Part
        title="Motion"
        text="Drawings do not move. All movements are short, and nobody has to wait for them. With reduced motion, nothing moves. While content loads, strips pulse; there is no spinner."
      >
        <Facts facts={movements} />
      </Part>
    </Sheet>
  ),
};
