import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contactForm } from '../../fixtures/forms.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { DateTimeField } from './DateTimeField.tsx';

const { time } = contactForm;

/** Waits for the calendar, which is fetched at the first press. */
const longTimeout = { timeout: 10_000 };

export default {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  tags: ['needs-script'],
  parameters: usage({
    when: 'A wished date and time, typed or picked.',
    not: 'For a date of birth or a past date: the calendar looks ahead.',
    accessibility:
      'Typing always works; a named button opens the calendar, and Escape closes it. A date that cannot be read is reported, never erased.',
    limits:
      "`MM/dd/yyyy, HH:mm`, in steps of 15 minutes. A latest date is the form's to check: `parseDateTime` reads the text, `error` says what is wrong.",
    focus: ['button', 'text'],
  }),
  args: { id: 'time', name: 'time', model: time, onPick: fn() },
  decorators: [onSurface('page')],
} satisfies Meta<typeof DateTimeField>;

type Story = StoryObj<typeof DateTimeField>;

export const Empty: Story = {};

/** §5.1 An unreadable date is reported when the field is left, until it is corrected. */
export const NotValid: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: time.label });
    await userEvent.type(input, '04/08/2024, 10:07');
    await expect(canvas.queryByText(time.invalid)).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByText(time.invalid)).toBeVisible();
    await expect(input).toHaveValue('04/08/2024, 10:07');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(canvas.queryByText(time.invalid)).toBeNull();
  },
};

/**
 * A time is the office's, said with its zone and with what it is where the visitor is. The words are
 * of the time that is sent, also where a night has no such hour.
 */
export const InItsZone: Story = {
  args: {
    model: {
      ...time,
      zone: {
        timeZone: 'Pacific/Kiritimati',
        words: (date, here) => `${date} in Kiritimati, ${here} here`,
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: time.label }), '03/14/2027,2:30');
    await expect(canvas.getByText(/14 March 2027 at 2:30 am in Kiritimati, .* here/)).toBeVisible();
  },
};

/** An error that the form has found; the field's own comes first. */
export const WithError: Story = {
  args: { error: 'Say when we may call you.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: time.label });
    await expect(input).toHaveAccessibleDescription(/Say when we may call you\./);
    await userEvent.type(input, 'tomorrow');
    await userEvent.tab();
    await expect(canvas.getByText(time.invalid)).toBeVisible();
    await expect(canvas.queryByText('Say when we may call you.')).toBeNull();
  },
};

/**
 * §9 The calendar is fetched when its button is pressed and offers steps of 15 minutes. Escape or a
 * chosen time closes it, and gives the focus back to its button.
 */
export const Calendar: Story = {
  args: { defaultValue: '04/08/2024, 10:15' },
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: time.open });
    await userEvent.click(open);
    await canvas.findAllByRole('option', undefined, longTimeout);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(open).toHaveFocus();
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('April 2024', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(`${time.time} · Mon, 8 Apr`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: time.nextMonth }));
    await expect(canvas.getByText('May 2024', { selector: 'p' })).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
    await userEvent.click(await canvas.findByRole('option', { name: '10:45' }));
    await expect(canvas.getByRole('textbox', { name: time.label })).toHaveValue(
      '04/08/2024, 10:45',
    );
    await expect(args.onPick).toHaveBeenCalled();
    await expect(canvas.queryByRole('option')).toBeNull();
    await expect(open).toHaveFocus();
  },
};

/** By keyboard: the first day gets a valid time; another day keeps the chosen one (§5.1, §9). */
export const Keyboard: Story = {
  args: { model: { ...time, hours: { days: [1, 2, 3, 4, 5], from: 480, to: 1020 } } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: time.label });
    const openCalendar = async () => {
      await userEvent.click(canvas.getByRole('button', { name: time.open }));
      const grid = await canvas.findByRole('grid', undefined, longTimeout);
      within(grid)
        .getAllByRole('gridcell')
        .find(({ tabIndex }) => tabIndex === 0)
        ?.focus();
    };
    await openCalendar();
    // A Monday about a month ahead.
    await userEvent.keyboard('{PageDown}{Home}{Enter}');
    await expect(input).toHaveProperty('value', expect.stringMatching(/, 09:00$/));
    await userEvent.click(canvas.getByRole('option', { name: '10:45' }));
    await expect(input).toHaveProperty('value', expect.stringMatching(/, 10:45$/));
    await openCalendar();
    await userEvent.keyboard('{PageDown}{Enter}');
    await expect(input).toHaveProperty('value', expect.stringMatching(/, 10:45$/));
    await expect(canvas.queryByRole('option', { name: '07:45' })).toBeNull();
    await userEvent.tab();
    await expect(canvas.queryByText(time.invalid)).toBeNull();
  },
};

/** The short name of a month is in the middle below its first day. */
export const RightToLeft: Story = {
  args: { defaultValue: '04/08/2024, 10:15' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: time.open }));
    await canvas.findAllByRole('option', undefined, longTimeout);
    const day = canvasElement.ownerDocument.querySelector('[data-month]');
    await expect(day && getComputedStyle(day, '::after').translate).toBe('50% -6px');
  },
};
