import { mountField } from './field.ts';
import { keepForm } from './keep.ts';

// TipTap calls `findLast`, which some browsers of 2022 do not have.
if (!('findLast' in Array.prototype)) {
  Object.defineProperty(Array.prototype, 'findLast', {
    configurable: true,
    writable: true,
    value<Item>(this: readonly Item[], test: (item: Item) => unknown): Item | undefined {
      return [...this].reverse().find(test);
    },
  });
}

/** Shows a chosen picture at once. A click in the picture sets its focus point. */
function mountPicture(input: HTMLInputElement): void {
  const focus = document.getElementById(`${input.id}_focus`);
  if (!(focus instanceof HTMLInputElement)) return;
  const existing = input.parentElement?.querySelector<HTMLElement>('.shown');
  const shown = existing ?? document.createElement('span');
  const image = shown.querySelector('img') ?? shown.appendChild(new Image());
  const mark = shown.appendChild(document.createElement('i'));
  const set = (point: string) => {
    focus.value = point;
    focus.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const place = () => {
    const [across = '50', down = '50'] = focus.value.match(/\d+/g) ?? [];
    mark.style.left = `${across}%`;
    mark.style.top = `${down}%`;
  };
  place();
  focus.addEventListener('input', place);
  image.addEventListener('click', ({ offsetX, offsetY }) => {
    const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`;
    set(`${percent(offsetX, image.width)} ${percent(offsetY, image.height)}`);
  });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    image.src = URL.createObjectURL(file);
    image.alt = '';
    shown.className = 'shown';
    input.before(shown);
    set('');
  });
}

/** Each function copies the HTML of one rich-text field to its text area. */
const writers: (() => void)[] = [];

/** Calls `mount` for each element. If a call fails, reports the error and goes on. */
function forEach<Found extends Element>(selector: string, mount: (element: Found) => void): void {
  for (const element of document.querySelectorAll<Found>(selector)) {
    try {
      mount(element);
    } catch (error) {
      reportError(error);
    }
  }
}

// `keepForm` runs first: it restores unsaved text, which `mountField` then reads.
forEach<HTMLFormElement>('form[data-keep]', (form) =>
  keepForm(form, () => {
    for (const write of writers) write();
  }),
);
forEach<HTMLTextAreaElement>('textarea[data-words]', (area) => {
  writers.push(mountField(area).write);
});
forEach<HTMLInputElement>('input[data-picture]', mountPicture);
