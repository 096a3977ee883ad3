/** The tables, the same in SQLite and in PostgreSQL. Each row has an `id`. */
export interface Schema {
  readonly feedback: FeedbackRow;
  readonly messages: MessageRow;
  readonly drafts: DraftRow;
  readonly uploads: UploadRow;
  readonly publications: PublicationRow;
}

/** A visitor's brand feedback (§3). */
export interface FeedbackRow {
  /** UUID version 7: sorts by time. */
  readonly id: string;
  /** ISO instant, UTC. */
  readonly received_at: string;
  /** 1 to 5. */
  readonly rating: number;
  /** 0 to 10. */
  readonly likely_to_recommend: number;
  readonly feedback: string | null;
  /** The submission id; unique. */
  readonly submission_id: string | null;
}

/** A message handed to the EmailJS stand-in. */
export interface MessageRow {
  /** UUID version 7: sorts by time. */
  readonly id: string;
  /** ISO instant, UTC. */
  readonly received_at: string;
  readonly service_id: string;
  readonly template_id: string;
  /** The template parameters, or the form's fields: a JSON object. */
  readonly params: string;
  /** Its `DeliveryState`. */
  readonly delivery: string;
  /** Why the last attempt failed, if it did. */
  readonly delivery_detail: string | null;
  /** The submission id; unique. */
  readonly submission_id: string | null;
  /** How often it was sent to the mail server. */
  readonly attempts: number;
  /** ISO instant, UTC, of the next attempt; `''` for at once. */
  readonly next_attempt_at: string;
}

/** A record that an editor is changing, apart from the content. */
export interface DraftRow {
  readonly id: string;
  /** The record's folder below the content folder; unique. */
  readonly folder: string;
  /** The fields as the editor has them: a JSON object of texts. */
  readonly fields: string;
  /** The same as they were when the draft began. */
  readonly base_fields: string;
  /** The version of the record's files when the draft began. */
  readonly base_version: string;
  /** Grows with each save. */
  readonly revision: number;
  /** ISO instant, UTC. */
  readonly saved_at: string;
  readonly saved_by: string;
  /** When it is published by itself: an ISO instant, UTC; `''` for never. */
  readonly publish_at: string;
  /** Why that could not be done; `''` where nothing is wrong. */
  readonly publish_problem: string;
  /** Who has approved it by a preview's link: a JSON list. */
  readonly approvals: string;
}

/** A picture or PDF that an editor has uploaded. It never changes. */
export interface UploadRow {
  /** The hash of its bytes. */
  readonly id: string;
  readonly extension: string;
  /** Base64. */
  readonly bytes: string;
  /** ISO instant, UTC. */
  readonly uploaded_at: string;
}

/** A change of the content's files by an editor. */
export interface PublicationRow {
  /** UUID version 7: sorts by time. */
  readonly id: string;
  readonly folder: string;
  /** ISO instant, UTC. */
  readonly published_at: string;
  readonly published_by: string;
  /** The publication that this one takes back; `''` for none. */
  readonly undoes: string;
  /** What happens to each file: a JSON list. */
  readonly changes: string;
  /** `writing` until all files are on disk, then `done`. */
  readonly state: string;
}
