import * as v from 'valibot';

/**
 * The tables, as schemas of their rows. Times (`…_at`) are ISO instants in UTC. Ids of feedback,
 * messages and publications are UUIDs of version 7, which sort by time.
 */
export const rowSchemas = {
  feedback: v.strictObject({
    id: v.string(),
    received_at: v.string(),
    rating: v.number(),
    likely_to_recommend: v.number(),
    feedback: v.nullable(v.string()),
    /** Unique. */
    submission_id: v.nullable(v.string()),
  }),
  messages: v.strictObject({
    id: v.string(),
    received_at: v.string(),
    service_id: v.string(),
    template_id: v.string(),
    /** Template parameters or form fields, as a JSON object. */
    params: v.string(),
    /**
     * `pending`: the message waits for the mail server. `delivered`: the server accepted it.
     * `failed`: the server refused it, or all attempts failed. `kept`: SMTP_URL was not set.
     */
    delivery: v.picklist(['kept', 'pending', 'delivered', 'failed']),
    delivery_detail: v.nullable(v.string()),
    /** Unique. */
    submission_id: v.nullable(v.string()),
    attempts: v.number(),
    /** Time of the next attempt. `''`: at once. */
    next_attempt_at: v.string(),
  }),
  drafts: v.strictObject({
    id: v.string(),
    /** Path of the record's folder below the content folder. Unique. */
    folder: v.string(),
    /** The draft's values as a JSON object. `base_fields`: the values in the record's files. */
    fields: v.string(),
    base_fields: v.string(),
    /** Version of the record's files from which `base_fields` were read. */
    base_version: v.string(),
    /** Increases by one with each save. */
    revision: v.number(),
    saved_at: v.string(),
    saved_by: v.string(),
    /** When the draft will be published. `''`: never. */
    publish_at: v.string(),
    /** Why the scheduled publication failed, or `''`. */
    publish_problem: v.string(),
    /** Unused: always `[]`. */
    approvals: v.string(),
  }),
  sessions: v.strictObject({
    /** A hash of the cookie. */
    id: v.string(),
    name: v.string(),
    ends_at: v.string(),
  }),
  /** A picture or PDF that an editor uploaded. It never changes. */
  uploads: v.strictObject({
    /** The hash of its bytes. */
    id: v.string(),
    extension: v.string(),
    /** Base64. */
    bytes: v.string(),
    uploaded_at: v.string(),
  }),
  publications: v.strictObject({
    id: v.string(),
    folder: v.string(),
    published_at: v.string(),
    published_by: v.string(),
    /** Id of the publication that this publication undoes, or `''`. */
    undoes: v.string(),
    changes: v.string(),
    /** `writing` until all files are on disk, then `done`. */
    state: v.string(),
  }),
  /** Values that all processes share, such as the signing key and the last article's id. */
  kept: v.strictObject({
    name: v.string(),
    value: v.string(),
  }),
};

/** The type of a row of each table. */
export type Schema = {
  readonly [Table in keyof typeof rowSchemas]: Readonly<v.InferOutput<(typeof rowSchemas)[Table]>>;
};
