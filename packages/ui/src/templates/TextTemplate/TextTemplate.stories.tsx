import type { Meta, StoryObj } from '@storybook/react-vite';
import { longWord, shell, textPage } from '../../fixtures/home.ts';
import { PageShell } from '../PageShell/PageShell.tsx';
import { TextTemplate } from './TextTemplate.tsx';

const meta = {
  title: 'Templates/TextTemplate',
  component: TextTemplate,
  args: { model: textPage },
  decorators: [
    (Story) => (
      <PageShell {...shell}>
        <Story />
      </PageShell>
    ),
  ],
} satisfies Meta<typeof TextTemplate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongWords: Story = {
  args: {
    model: {
      ...textPage,
      title: longWord,
      contents: { title: longWord, entries: [{ id: 'who', label: longWord }] },
    },
  },
};

export const WithoutContents: Story = {
  args: { model: { title: textPage.title, body: textPage.body } },
};
