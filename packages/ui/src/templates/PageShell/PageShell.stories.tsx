import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorMessage } from '../../components/ErrorMessage/ErrorMessage.tsx';
import { Loading } from '../../components/Loading/Loading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { notFound, shell } from '../../fixtures/home.ts';
import { PageShell } from './PageShell.tsx';

const meta = {
  title: 'Templates/PageShell',
  component: PageShell,
  args: { ...shell, children: <ErrorMessage {...notFound} /> },
} satisfies Meta<typeof PageShell>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A short page: the footer lies at the window's end. */
export const ShortPage: Story = {};

export const Awaited: Story = {
  args: {
    children: (
      <Section>
        <Loading />
      </Section>
    ),
  },
};
