export type ListElement = Readonly<Record<string, unknown>>;

const isElement = (value: unknown): value is ListElement =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a list from a draft's field (JSON or ''). Leaves out everything but objects. */
export function readList(text: string): readonly ListElement[] {
  const list: readonly unknown[] = JSON.parse(text || '[]');
  return list.filter(isElement);
}

export const writeList = (list: readonly unknown[]): string =>
  list.length === 0 ? '' : JSON.stringify(list);

export function elementText(element: ListElement, name: string): string {
  const value = element[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const filledElements = (text: string): readonly ListElement[] =>
  readList(text).filter((element) =>
    Object.keys(element).some((name) => elementText(element, name).trim() !== ''),
  );

export const elementField = (list: string, index: number, name: string): string =>
  `${list}.${index}.${name}`;
