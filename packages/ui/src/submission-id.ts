/** Name of the hidden field with a submission's id. Two posts with the same id count once. */
export const submissionIdName = 'submission_id';

const idField = (form: HTMLFormElement): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(submissionIdName);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Gives a form a new submission id: a UUID, or '' in insecure contexts (http). */
export function renewSubmissionId(form: HTMLFormElement): void {
  const field = idField(form);
  if (field) field.value = isSecureContext ? crypto.randomUUID() : '';
}

/** Renews a form's submission id at each input. Both posts of a double click have the same id. */
export function renewSubmissionIds(): void {
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (form) renewSubmissionId(form);
  });
}

export function readSubmissionId(form: HTMLFormElement): string {
  if (idField(form)?.value === '') renewSubmissionId(form);
  return idField(form)?.value ?? '';
}
