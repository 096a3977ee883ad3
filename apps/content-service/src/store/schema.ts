/** The two tables, the same in SQLite and in PostgreSQL. */
export interface Schema {
  readonly feedback: FeedbackRow;
  readonly messages: MessageRow;
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
