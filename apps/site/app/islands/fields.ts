/** A field that a visitor may have changed, with what stands in it. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element.matches('input:not([type=hidden]), select, textarea');

const fieldsIn = (nodes: Iterable<Node>): readonly Field[] =>
  [...nodes].flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('*')].filter(isField) : [],
  );

/** A field is known again by its name and type, one of a group by its value too. */
const fieldKey = (field: Field): string =>
  [field.localName, field.type, field.name, isChoice(field) ? field.value : ''].join(' ');

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

/** Sets a value as a visitor does, so that React hears of it. */
function setValue(field: Field, value: string): void {
  // Not by the field's own property: React has put one there that keeps the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Gives the fields of an island what was typed into fields that are no longer in the page, and the
 * focus to the one that had it.
 *
 * @param removed the nodes that held the earlier fields.
 * @param focused the element that had the focus.
 */
export function carryOver(removed: Iterable<Node>, island: Element, focused?: Element): void {
  const earlier = new Map(fieldsIn(removed).map((field) => [fieldKey(field), field]));
  for (const field of fieldsIn(island.childNodes)) {
    const before = earlier.get(fieldKey(field));
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
