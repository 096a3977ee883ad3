/** A field that a visitor may have changed, with what stands in it. */
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is Field =>
  element.matches('input:not([type=hidden]), select, textarea');

const elementsIn = (nodes: Iterable<Node>): readonly Element[] =>
  [...nodes].flatMap((node) =>
    node instanceof Element ? [node, ...node.querySelectorAll('*')] : [],
  );

const fieldsIn = (nodes: Iterable<Node>): readonly Field[] => elementsIn(nodes).filter(isField);

const buttonsIn = (nodes: Iterable<Node>): readonly HTMLButtonElement[] =>
  elementsIn(nodes).filter((element) => element instanceof HTMLButtonElement);

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

/**
 * Gives an island's button the click that its earlier one would get when the mouse is let go: browsers
 * give none to a button that came between. A finger's tap finds the new one by itself.
 *
 * @returns what is told of the nodes that held the earlier buttons.
 */
export function keepPress(island: Element): (removed: Iterable<Node>) => void {
  let pressed = island.querySelector<HTMLButtonElement>('button:active');
  let button: HTMLButtonElement | undefined;
  island.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element) pressed = target.closest('button');
  });
  addEventListener('pointerup', ({ target, pointerType }) => {
    const isOn = target instanceof Node && button?.contains(target);
    if (isOn && pointerType === 'mouse') button?.click();
    pressed = null;
    button = undefined;
  });
  return (removed) => {
    button = buttonsIn(island.childNodes)[pressed ? buttonsIn(removed).indexOf(pressed) : -1];
  };
}
