import { renewSubmissionId } from '@insurance-kit/ui/page';

/**
 * Gives a form a new submission id with each change, so that the server can tell a second press of
 * the button from a second message. React does the same once it runs.
 */
export function nameSubmissions(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) renewSubmissionId(form);
  });
}
