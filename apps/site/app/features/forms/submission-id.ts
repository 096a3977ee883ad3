/** The hidden field of the kit's forms that names a submission (the kit's `submissionIdName`). */
export const submissionIdName = 'submission_id';
