import { Facts } from '@insurance-kit/ui';
import { motion, styled } from '@insurance-kit/ui/stories/story-styles.ts';
import { createKitTheme, layout } from '@insurance-kit/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Sheet } from './sheet.tsx';

const theme = createKitTheme();

const Bar = styled('span')(({ theme }) => ({
  display: 'block',
  height: 12,
  maxWidth: '100%',
  background: theme.vars.palette.roles.brand,
}));

const meta = { title: 'Foundations/Measures', tags: ['!manifest'] } satisfies Meta;
export default meta;

export const Measures: StoryObj = {
  render: () => (
    <Sheet
      title="Space, shape and motion"
      lead="Few measures, used everywhere. Between two widths they grow with the window, so that nothing jumps."
    >
      <Part
        title="Measures"
        text={`A lead has lines of at most ${layout.leadMeasure}, running text of ${layout.textMeasure}.`}
      >
        <Facts
          facts={Object.entries(layout)
            .filter(([name, value]) => !/Shadow|Measure/.test(name) && !value.includes('fr'))
            .map(([term, value]) => ({
              term,
              detail: (
                <>
                  {value}
                  {term !== 'content' && <Bar style={{ width: value }} />}
                </>
              ),
            }))}
        />
      </Part>
      <Part
        title="Breakpoints"
        text="Below md a page is a small screen: one column, the menu behind its toggle, pictures in their small drawing. From lg the whole navigation shows."
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
        text={`Controls have corners of ${theme.shape.borderRadius} px, all else has none. Only what floats has a shadow: menus, dialogs, messages.`}
      />
      <Part
        title="Motion"
        text="Drawings stand still. Nothing moves endlessly, nobody has to wait for it, and with reduced motion nothing moves. Where content is loading, strips pulse; never a spinner."
      >
        <Facts
          facts={[
            { term: 'A colour, a dialog', detail: motion.colour },
            { term: 'An arrow, a menu', detail: motion.arrow },
            { term: 'The sign of a panel that opens', detail: motion.panel },
            { term: 'A biography, in strips', detail: motion.biography },
            { term: 'A picture under a pointer, or on the next page', detail: motion.picture },
            { term: 'How all of them slow down', detail: motion.curve },
          ]}
        />
      </Part>
    </Sheet>
  ),
};
