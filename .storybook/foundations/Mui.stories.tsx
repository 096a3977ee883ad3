import { muiParts } from '@insurance-kit/ui/stories/mui-parts.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Part, Sheet } from './sheet.tsx';

const meta = { title: 'Foundations/MUI', tags: ['!manifest'] } satisfies Meta;
export default meta;

/** MUI's own components in the company's theme. */
export const Parts: StoryObj = {
  name: 'MUI',
  render: () => (
    <Sheet
      title="MUI in the company’s looks"
      lead="None of these is a component of the kit: they are MUI’s own, and take colours, type, corners and the focus mark from the theme alone. Use them where the kit has nothing for the task."
    >
      {muiParts.map(({ title, parts }) => (
        <Part key={title} title={title}>
          {parts}
        </Part>
      ))}
    </Sheet>
  ),
};
