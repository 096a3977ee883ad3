import { renewSubmissionId } from '@insurance-kit/ui/page';

/**
 * Gives a form a new submission id after each change. A double press keeps the id, so it sends one
 * message.
 */
export function nameSubmissions(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) renewSubmissionId(form);
  });
}
