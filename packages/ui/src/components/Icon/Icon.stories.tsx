import type { Meta } from '@storybook/react-vite';
import { rowOf, usage, withVariants } from '../../stories/story.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { linePaths, solidPaths } from './paths.ts';

export default {
  title: 'Content/Icon',
  component: Icon,
  parameters: usage({
    when: 'Beside a text, in the colour of the text.',
    not: 'Alone in a button or link, unless `VisuallyHidden` or `aria-label` names it.',
    accessibility: 'Hidden from assistive technology.',
    limits: 'One of the names below. To add an icon, add its path to `paths.ts`.',
  }),
  args: { name: 'clock' },
  decorators: [rowOf],
} satisfies Meta<typeof Icon>;

const isName = (name: string): name is IconName => name in linePaths || name in solidPaths;

export const Default = withVariants(
  ...Object.keys({ ...linePaths, ...solidPaths })
    .filter(isName)
    .map((name) => (
      <span key={name}>
        <Icon name={name} /> {name}
      </span>
    )),
);
