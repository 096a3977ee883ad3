import { submissionIdName } from '../../handover/marks.ts';

/**
 * Names what a form says, anew with each change: a second press of its button is then told from a
 * second message. React does the same once it is there. Without https browsers make no names, and the
 * server does without.
 */
export function nameSubmissions(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    const field = form?.elements.namedItem(submissionIdName);
    if (field instanceof HTMLInputElement && isSecureContext) field.value = crypto.randomUUID();
  });
}
