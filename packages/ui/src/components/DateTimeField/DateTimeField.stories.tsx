import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { contactFields } from '../../fixtures/forms.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const { time } = contactFields;

export default {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  tags: ['needs-script'],
  parameters: usage({
    when: 'A preferred date and time, typed or picked.',
    not: 'For a date of birth or a past date: the calendar offers only future dates.',
    accessibility:
      'Typing always works; a named button opens the calendar, and Escape closes it. An invalid date stays in the field, and an error appears.',
    limits:
      '`MM/dd/yyyy, HH:mm`, in steps of 15 minutes. To limit dates, parse the text with `parseDateTime`, and pass a message as `error`.',
    focus: ['button', 'text'],
  }),
  args: { id: 'time', name: 'time', model: time, onPick: fn() },
  decorators: [onSurface('page')],
} satisfies Meta<typeof DateTimeField>;

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: time.label });
const opener = () => screen.getByRole('button', { name: time.open });
const openCalendar = async (): Promise<HTMLElement> => {
  await userEvent.click(opener());
  return screen.findByRole('grid');
};
const expectClosed = async () => {
  await expect(screen.queryByRole('grid')).toBeNull();
  await expect(opener()).toHaveFocus();
};

/** §5.1 When the field loses focus, it repeats a valid date in words. */
export const Default: StoryObj<typeof DateTimeField> = {
  play: async () => {
    await userEvent.type(input(), '3/5/2027 9:00');
    await userEvent.tab();
    await expect(input()).toHaveValue('03/05/2027, 09:00');
    await expect(screen.getByText(/^Friday, 5 March 2027/)).toBeVisible();
  },
};

/** §9 Times are 15 minutes apart. Escape, a chosen time or the button closes the calendar. */
export const Calendar: StoryObj<typeof DateTimeField> = {
  play: async ({ args }) => {
    // Without an event, like text that was typed before React started.
    input().value = '04/08/2030, 10:15';
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await openCalendar();
    await userEvent.click(opener());
    await expectClosed();
    await openCalendar();
    await expect(opener()).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByText('April 2030', { selector: 'h2' })).toBeVisible();
    await expect(screen.getByText(`${time.time} · Mon, 8 Apr`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: time.nextMonth }));
    await expect(screen.getByText('May 2030', { selector: 'h2' })).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(await screen.findByRole('option', { name: '10:45' }));
    await expect(input()).toHaveValue('04/08/2030, 10:45');
    await expect(args.onPick).toHaveBeenCalled();
    await expectClosed();
  },
};

/** By keyboard: choosing a day adds a time, and choosing another day keeps the time (§5.1, §9). */
export const Keyboard: StoryObj<typeof DateTimeField> = {
  play: async () => {
    const focusDay = async () => {
      const days = within(await openCalendar()).getAllByRole('gridcell');
      days.find(({ tabIndex }) => tabIndex === 0)?.focus();
    };
    await focusDay();
    await expect(screen.getByText(time.hours.label)).toBeVisible();
    // A Monday about a month later.
    await userEvent.keyboard('{PageDown}{Home}{Enter}');
    await expect(input()).toHaveDisplayValue(/, 09:00$/);
    screen.getByRole('option', { name: '10:45' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(input()).toHaveDisplayValue(/, 10:45$/);
    await expectClosed();
    await focusDay();
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(input()).toHaveDisplayValue(/, 10:45$/);
  },
};
