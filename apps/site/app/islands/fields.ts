/** A field that a visitor may have changed. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of an island, with what stands in them. */
export const fieldsIn = (island: Element): readonly Field[] => [
  ...island.querySelectorAll<Field>('input:not([type=hidden]), select, textarea'),
];

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** A field is known again by its name and type, one of a group by its value too. */
const keyOf = (field: Field): string =>
  [field.localName, field.type, field.name, isChoice(field) ? field.value : ''].join(' ');

/** Sets a value as a visitor does, so that React hears of it. */
function setValue(field: Field, value: string): void {
  // Not by the field's own property: React has put one there that keeps the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Gives the fields of an island what was typed into earlier ones that are no longer in the page, and the
 * focus to the one that had it.
 */
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
