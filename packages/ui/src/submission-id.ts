/** Name of the hidden field with a submission's id: a form that is sent twice counts once. */
export const submissionIdName = 'submission_id';

const idField = (form: HTMLFormElement): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(submissionIdName);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Gives a form a new submission id. Browsers create ids on https only. */
export function renewSubmissionId(form: HTMLFormElement): void {
  const field = idField(form);
  if (field) field.value = isSecureContext ? crypto.randomUUID() : '';
}

/** Renews a form's submission id with each change. A double press keeps the id, and counts once. */
export function renewSubmissionIds(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (form) renewSubmissionId(form);
  });
}

/** The submission id of a form's current values. Creates it if there is none. */
export function readSubmissionId(form: HTMLFormElement): string {
  if (idField(form)?.value === '') renewSubmissionId(form);
  return idField(form)?.value ?? '';
}
