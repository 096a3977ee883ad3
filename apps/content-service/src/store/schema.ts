import * as v from 'valibot';

/**
 * The tables by the schemas of their rows. Times (`…_at`) are ISO instants in UTC; ids of feedback,
 * messages and publications are UUIDs of version 7, which sort by time.
 */
export const rowSchemas = {
  feedback: v.strictObject({
    id: v.string(),
    received_at: v.string(),
    /** 1 to 5. */
    rating: v.number(),
    /** 0 to 10. */
    likely_to_recommend: v.number(),
    feedback: v.nullable(v.string()),
    /** Unique. */
    submission_id: v.nullable(v.string()),
  }),
  /** A message to the EmailJS stand-in. */
  messages: v.strictObject({
    id: v.string(),
    received_at: v.string(),
    service_id: v.string(),
    template_id: v.string(),
    /** The template parameters, or the form's fields: a JSON object. */
    params: v.string(),
    /**
     * `kept` without a mail server; else `pending` until the mail server has accepted it
     * (`delivered`), or has refused it permanently or failed for too long (`failed`).
     */
    delivery: v.picklist(['kept', 'pending', 'delivered', 'failed']),
    /** Why the last attempt failed, if it did. */
    delivery_detail: v.nullable(v.string()),
    /** Unique. */
    submission_id: v.nullable(v.string()),
    attempts: v.number(),
    /** The time of the next attempt; `''` for at once. */
    next_attempt_at: v.string(),
  }),
  /** A record that an editor is changing, apart from the content. */
  drafts: v.strictObject({
    id: v.string(),
    /** Below the content folder; unique. */
    folder: v.string(),
    /** A JSON object of texts. */
    fields: v.string(),
    base_fields: v.string(),
    /** The version of the record's files when the draft was begun. */
    base_version: v.string(),
    /** Grows with each save. */
    revision: v.number(),
    saved_at: v.string(),
    saved_by: v.string(),
    /** When the draft is published automatically; `''` for never. */
    publish_at: v.string(),
    /** The fields to publish then, and who scheduled them: a JSON object; `''` for nothing. */
    scheduled: v.string(),
    /** Why the scheduled publication failed; `''` if it did not. */
    publish_problem: v.string(),
    /** Not used any more: always `[]`. */
    approvals: v.string(),
  }),
  /** Editors who are logged in to `/edit`. */
  sessions: v.strictObject({
    /** A hash of the cookie. */
    id: v.string(),
    name: v.string(),
    ends_at: v.string(),
  }),
  /** A picture or PDF that an editor has uploaded. It never changes. */
  uploads: v.strictObject({
    /** The hash of its bytes. */
    id: v.string(),
    extension: v.string(),
    /** Base64. */
    bytes: v.string(),
    uploaded_at: v.string(),
  }),
  /** A change of the content's files by an editor. */
  publications: v.strictObject({
    id: v.string(),
    folder: v.string(),
    published_at: v.string(),
    published_by: v.string(),
    /** The publication that this one undoes; `''` for none. */
    undoes: v.string(),
    /** A JSON list of changed files. */
    changes: v.string(),
    /** `writing` until all files are on disk, then `done`. */
    state: v.string(),
  }),
  /** Single values that the service stores for itself. */
  kept: v.strictObject({
    name: v.string(),
    value: v.string(),
  }),
};

export type Schema = {
  readonly [Table in keyof typeof rowSchemas]: Readonly<v.InferOutput<(typeof rowSchemas)[Table]>>;
};
