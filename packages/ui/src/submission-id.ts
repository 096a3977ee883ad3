/** Name of the hidden field with a submission's id. Two posts with the same id count once. */
export const submissionIdName = 'submission_id';

const idField = (form: HTMLFormElement): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(submissionIdName);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Gives a form a new submission id. Without https, browsers create no UUIDs: the id is empty. */
export function renewSubmissionId(form: HTMLFormElement): void {
  const field = idField(form);
  if (field) field.value = isSecureContext ? crypto.randomUUID() : '';
}

/** Gives a form a new submission id at each change. A double click posts the same id twice. */
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
