import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareHome, home, longHome } from '../../fixtures/home.ts';
import { Tile } from './Tile.tsx';

const meta = {
  title: 'Components/Tile',
  component: Tile,
  args: { kind: 'light', ...home.tiles[0] },
} satisfies Meta<typeof Tile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const FullWithTwoLinks: Story = { args: { kind: 'full', ...home.tiles[1] } };

export const LongWords: Story = { args: longHome.tiles[0] };

export const TitleAlone: Story = { render: () => <Tile kind="full" {...bareHome.tiles[0]} /> };
