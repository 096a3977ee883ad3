import { createClientCache } from '@insurance-kit/ui';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setDefaultTrustedTypesPolicy } from '../content/sanitizer.ts';
import { IslandFrame } from './island-frame.tsx';
import { islandFiles } from './registry.ts';

setDefaultTrustedTypesPolicy();

/** Emotion's cache for all islands. It knows the style rules that the server rendered. */
const cache = createClientCache();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (island: Element): readonly Field[] => [
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

/** Copies values and focus from fields that were replaced to the fields that replaced them. */
function carryOver(oldFields: readonly Field[], island: Element, focused: Element | null): void {
  const replaced = new Map(
    oldFields.filter((field) => !field.isConnected).map((field) => [keyOf(field), field]),
  );
  for (const field of fieldsIn(island)) {
    const old = replaced.get(keyOf(field));
    if (old === undefined) continue;
    if (isChoice(field) && isChoice(old)) {
      if (field.checked !== old.checked) field.click();
    } else if (field.value !== old.value) setValue(field, old.value);
    if (old !== focused) continue;
    field.focus({ preventScroll: true });
    if (field instanceof HTMLTextAreaElement && old instanceof HTMLTextAreaElement) {
      field.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  }
}

/** Calls `onLive` when the effects of `children` have run. */
function Hydrated({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, after hydration.
  useEffect(onLive, []);
  return children;
}

/**
 * Hydrates an island. If a translation tool has changed the HTML, React renders the island again,
 * and typed values are kept. If a render or effect ever throws, the HTML from before hydration is
 * restored. @throws if the island's code cannot be loaded or hydration fails.
 */
export async function hydrate(island: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}' } = island.dataset;
  const load = islandFiles.get(name);
  if (load === undefined) throw new Error(`There is no island called '${name}'.`);
  const { default: Content } = await load();
  const html = [...island.childNodes];
  let fields = fieldsIn(island);
  const focused = document.activeElement;

  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(
      island,
      <IslandFrame cache={cache} defaultPicture={document.documentElement.dataset.defaultPicture}>
        <Hydrated
          onLive={() => {
            carryOver(fields, island, focused);
            fields = fieldsIn(island);
            resolve();
          }}
        >
          <Content {...JSON.parse(props)} />
        </Hydrated>
      </IslandFrame>,
      {
        identifierPrefix: island.id,
        // Not an error: if a translation tool has changed the HTML, React renders the island again.
        onRecoverableError: () => undefined,
        onUncaughtError(error) {
          // biome-ignore lint/suspicious/noConsole: the page keeps working; developers see the error.
          console.error(`The island '${name}' stopped working.`, error);
          // Wait, because React cannot unmount a root during its render.
          setTimeout(() => {
            root.unmount();
            island.replaceChildren(...html);
            carryOver(fields, island, focused);
            reject(error);
          });
        },
      },
    );
  });
}
