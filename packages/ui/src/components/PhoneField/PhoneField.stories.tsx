import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { contactFields } from '../../fixtures/forms.ts';
import { onSurface, usage } from '../../stories/story.tsx';
import { PhoneField } from './PhoneField.tsx';

const { user_phone: phone } = contactFields;

export default {
  title: 'Forms/PhoneField',
  component: PhoneField,
  tags: ['needs-script'],
  parameters: usage({
    when: 'A phone number at which a visitor wants to be called.',
    not: 'For numbers that are not dialled.',
    accessibility: 'Country and number have labels. A text says whether the number is complete.',
    limits: 'Any country; the default one comes from the company.',
    focus: ['text', 'select'],
  }),
  args: { id: 'phone', name: 'user_phone', model: phone, required: true },
  decorators: [onSurface('page')],
} satisfies Meta<typeof PhoneField>;

/** Ghana is the default country (§5.1). A calling code selects its country. */
export const Default: StoryObj<typeof PhoneField> = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const country = canvas.getByRole('combobox', { name: phone.country });
    await expect(country).toHaveDisplayValue('Ghana');
    await expect(input).toHaveAttribute('placeholder', phone.placeholder);
    await userEvent.type(input, '0244127730');
    await expect(input).toHaveValue('024 412 7730');
    await userEvent.clear(input);
    await userEvent.paste('+2348031234567');
    await expect(country).toHaveDisplayValue('Nigeria');
  },
};

/** If an input method composes digits, the field shows each digit once. */
export const InputMethod: StoryObj<typeof PhoneField> = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    for (const value of ['0', '0244', '0244127730']) {
      await fireEvent.input(input, { target: { value }, isComposing: true });
      await expect(input).toHaveValue(value);
    }
    await expect(canvas.getByText(phone.valid)).toBeVisible();
    await fireEvent.compositionEnd(input);
    await expect(input).toHaveValue('024 412 7730');
  },
};
