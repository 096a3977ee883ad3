import { renewSubmissionId } from '@insurance-kit/ui/page';

/**
 * Renews a form's submission id with each change, so that a double press is not a second message.
 */
export function nameSubmissions(): void {
  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) renewSubmissionId(form);
  });
}
