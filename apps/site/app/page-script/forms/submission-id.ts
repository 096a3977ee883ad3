import { submissionIdName } from '../../../handover/shared-names.ts';

/**
 * Gives a form a new submission id with each change, so that the server can tell a second press of the
 * button from a second message. React does the same once it runs. Browsers make such ids on https only;
 * without one the server takes every post as a new message.
 */
export function nameSubmissions(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    const field = form?.elements.namedItem(submissionIdName);
    if (field instanceof HTMLInputElement && isSecureContext) field.value = crypto.randomUUID();
  });
}
