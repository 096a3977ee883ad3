import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { featuresHtml } from '../../fixtures/products.ts';
import { englishLabels } from '../../labels.ts';
import type { SafeHtml } from '../../models.ts';
import { rowOf, usage } from '../../stories/story.tsx';
import { useDialogOpen } from '../Dialog/Dialog.tsx';
import { FeaturesContent, FeaturesDialog } from './FeaturesDialog.tsx';

export default {
  title: 'Feedback/FeaturesDialog',
  component: FeaturesDialog,
  tags: ['needs-script'],
  parameters: usage({
    when: 'Details of one cover or variant, opened by a button beside it.',
    not: 'For what decides a purchase: put it into the page.',
    accessibility:
      'The button is named by its label and the product; without script it unfolds the text in the page.',
    limits: "Label of 2 or 3 words; the text is a record's and may be long.",
    focus: ['button', 'details', 'dialog', 'scroller'],
  }),
  args: {
    label: 'Insurance Features',
    title: 'Comprehensive insurance',
    html: featuresHtml,
  },
  decorators: [rowOf],
} satisfies Meta<typeof FeaturesDialog>;

type Story = StoryObj<typeof FeaturesDialog>;

const page = () => within(document.body);

const openDialog = async (): Promise<HTMLDialogElement> => {
  const opener = page().getByRole('button', { name: 'Insurance Features Comprehensive insurance' });
  await userEvent.click(opener);
  return page().findByRole<HTMLDialogElement>('dialog', { name: 'Comprehensive insurance' });
};

/** The dialog is in the page, so that the browser can open it at once. */
export const Default: Story = {};

const answers: ((html: SafeHtml) => void)[] = [];

/** Features that arrive when the last function of `answers` is called. */
const Asked = () => {
  const [html, setHtml] = useState<SafeHtml>();
  useEffect(() => void answers.push(setHtml), []);
  return <FeaturesContent html={html} />;
};

const Asking = () => {
  const inside = useRef<HTMLDivElement>(null);
  return <div ref={inside}>{useDialogOpen(inside) ? <Asked /> : <FeaturesContent />}</div>;
};

/** Each opening requests again, and first shows 'Loading...' (§4.7). */
export const AsksAgain: Story = {
  decorators: [(Story, { args }) => <Story args={{ ...args, content: <Asking /> }} />],
  beforeEach: () => {
    answers.length = 0;
  },
  play: async () => {
    for (const time of [1, 2]) {
      const dialog = await openDialog();
      await waitFor(() => expect(answers).toHaveLength(time));
      await expect(within(dialog).getByRole('status')).toHaveTextContent('Loading...');
      const waiting = dialog.offsetHeight;
      answers.at(-1)?.(featuresHtml);
      await waitFor(() => expect(within(dialog).getByText('What is covered')).toBeVisible());
      await expect(Math.abs(dialog.offsetHeight - waiting)).toBeLessThan(80);
      await userEvent.click(within(dialog).getByRole('button', { name: englishLabels.close }));
      await waitFor(() => expect(dialog).toHaveTextContent('Loading...'));
    }
  },
};
