type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const fieldsIn = (island: Element): readonly Field[] => [
  ...island.querySelectorAll<Field>('input:not([type=hidden]), select, textarea'),
];

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

const keyOf = (field: Field): string =>
  [field.localName, field.type, field.name, isChoice(field) ? field.value : ''].join(' ');

/** Sets a value as if the visitor had typed it, so that React notices. */
function setValue(field: Field, value: string): void {
  // React overrides `value` on the element, and would ignore a plain assignment.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Copies values and focus from fields that React replaced to the new fields. */
export function carryOver(
  earlier: readonly Field[],
  island: Element,
  focused: Element | null,
): void {
  const gone = new Map(
    earlier.filter((field) => !field.isConnected).map((field) => [keyOf(field), field]),
  );
  for (const field of fieldsIn(island)) {
    const before = gone.get(keyOf(field));
    if (before === undefined) continue;
    if (isChoice(field) && isChoice(before)) {
      if (field.checked !== before.checked) field.click();
    } else if (field.value !== before.value) setValue(field, before.value);
    if (before !== focused) continue;
    field.focus({ preventScroll: true });
    if (field instanceof HTMLTextAreaElement && before instanceof HTMLTextAreaElement) {
      field.setSelectionRange(before.selectionStart, before.selectionEnd);
    }
  }
}
