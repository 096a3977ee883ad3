import type { Meta, StoryObj } from '@storybook/react-vite';
import { rightToLeft, rowOf, usage } from '../../stories/story.tsx';
import { styled } from '../../theme/styled.ts';
import { Icon, type IconName } from './Icon.tsx';
import { linePaths, solidPaths } from './paths.ts';

const isName = (name: string): name is IconName => name in linePaths || name in solidPaths;
const names = [...Object.keys(linePaths), ...Object.keys(solidPaths)].filter(isName);

const Sheet = styled('div')({
  flex: 1,
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    gap: 16,
  },
  '& li': { display: 'flex', gap: 12, alignItems: 'center' },
});

export default {
  title: 'Content/Icon',
  component: Icon,
  parameters: usage({
    when: 'Beside words, in their colour.',
    not: 'Alone without words: name its control with `VisuallyHidden` or a label.',
    accessibility: 'Silent for assistive technology.',
    limits: 'One of the names below; a new one is a path in `paths.ts`.',
    focus: [],
  }),
  args: { name: 'clock' },
  decorators: [rowOf],
} satisfies Meta<typeof Icon>;

export const One: StoryObj<typeof Icon> = {};

export const All: StoryObj<typeof Icon> = {
  decorators: [
    (Story) => (
      <Sheet>
        <Story />
      </Sheet>
    ),
  ],
  render: () => (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

export const RightToLeft: StoryObj<typeof Icon> = rightToLeft;
