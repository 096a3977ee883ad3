import { addLater } from '../add-later.ts';

/** On pages with offices: says which are open now, once it is scrolled, and shows a map at a press (§2.17). */
export function provideOffices(): void {
  if (document.querySelector('[data-hours]')) {
    const say = () => addLater(import('./offices-file.ts'), ({ provideHours }) => provideHours());
    addEventListener('scroll', say, { once: true });
  }
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-frame]'))
      addLater(import('./offices-file.ts'), ({ showFrame }) => showFrame(target));
  });
}
