import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import defaultPicture from '../../art/default-picture.svg';
import { rowOf, usage, withVariants } from '../../stories/story.tsx';
import { Picture } from './Picture.tsx';

const picture = {
  src: defaultPicture,
  alt: 'Strips of woven cloth',
  width: 640,
  height: 400,
  priority: true,
};

export default {
  title: 'Content/Picture',
  component: Picture,
  parameters: usage({
    when: 'Every picture: its space is reserved before it has loaded.',
    not: 'For icons (`Icon`) and the logo (`Logo`).',
    accessibility: '`alt` is required: empty if the picture is decorative.',
    limits: '`width` and `height` set the ratio. The default picture replaces a broken file.',
  }),
  args: picture,
  decorators: [rowOf],
} satisfies Meta<typeof Picture>;

const wovenBlocks = (image: HTMLElement) => {
  const { width, backgroundImage } = getComputedStyle(image.parentElement ?? image, '::after');
  return width === '0px' ? 'none' : backgroundImage;
};

/**
 * A narrow box shows the focus point. The default picture replaces a missing file (§3). A photograph
 * ends in patterned blocks; its URL selects the pattern. A photograph narrower than 160 px has no
 * blocks. A small file is at most doubled in width, and centred in its box.
 */
export const Default: StoryObj<typeof Picture> = {
  ...withVariants(
    <Picture {...picture} focus="100% 0%" width={300} height={400} />,
    <Picture {...picture} src={undefined} />,
    <Picture {...picture} photograph />,
    <Picture {...picture} photograph src={`${defaultPicture}#2`} />,
    <Picture {...picture} photograph sx={{ width: 159 }} />,
    <Picture {...picture} photograph unevenEdge={false} pixels={100} alt="A small file" />,
  ),
  play: async ({ canvas }) => {
    const [, focused, missing, ...photographs] = canvas.getAllByRole('img');
    await expect(focused).toHaveStyle({ objectPosition: '100% 0%' });
    await expect(missing?.getAttribute('src')).toContain('default-picture');
    await expect(photographs[0]).toHaveStyle({ objectPosition: '50% 30%' });
    await waitFor(() => {
      const [one = '', other, narrow] = photographs.map(wovenBlocks);
      expect(one).toContain('gradient');
      expect(other).not.toBe(one);
      expect(narrow).toBe('none');
    });
    const small = canvas.getByRole('img', { name: 'A small file' });
    const padding = Number.parseFloat(getComputedStyle(small).paddingLeft);
    await expect(small.clientWidth - 2 * padding).toBeCloseTo(200, 0);
    await expect(small).toHaveStyle({ objectFit: 'contain' });
  },
};
