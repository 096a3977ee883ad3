/** The hidden field that names one submission of a form, so that sending it twice counts once. */
export const submissionIdName = 'submission_id';

const fieldOf = (form: HTMLFormElement): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(submissionIdName);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Gives a form another name: what it now says was never sent. Without https there are no names. */
export function renewSubmissionId(form: HTMLFormElement): void {
  const field = fieldOf(form);
  if (field) field.value = isSecureContext ? crypto.randomUUID() : '';
}

/** The name of what a form says now; a form that nobody has changed yet gets its first. */
export function readSubmissionId(form: HTMLFormElement): string {
  if (fieldOf(form)?.value === '') renewSubmissionId(form);
  return fieldOf(form)?.value ?? '';
}
