import './old-browsers.ts';
import '../views/style.css';
import { mountField } from './field.ts';
import { keepForm } from './keep.ts';
import { mountPicture } from './picture.ts';

const select = <Found extends Element>(selector: string): readonly Found[] => [
  ...document.querySelectorAll<Found>(selector),
];

/** Calls a function for each element. An error does not stop the others. */
function forEach<Found extends Element, Result>(
  elements: readonly Found[],
  mount: (element: Found) => Result,
): readonly Result[] {
  return elements.flatMap((element) => {
    try {
      return [mount(element)];
    } catch (error) {
      // Reports the error as uncaught.
      setTimeout(() => {
        throw error;
      });
      return [];
    }
  });
}

const writers: (() => void)[] = [];
const writeFields = () => {
  for (const write of writers) write();
};
// First, because fields show values that the tab has kept.
forEach(select<HTMLFormElement>('form[data-keep]'), (form) => keepForm(form, writeFields));
writers.push(
  ...forEach(select<HTMLTextAreaElement>('textarea[data-words]'), (area) => mountField(area).write),
);
forEach(select<HTMLInputElement>('input[data-picture]'), mountPicture);
