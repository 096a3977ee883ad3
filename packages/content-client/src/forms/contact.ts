/** What a field of a form asks for. */
interface FieldRule {
  /** `lines` is a text of several lines, `time` a date and time (`MM/dd/yyyy, HH:mm`). */
  readonly kind: 'text' | 'lines' | 'email' | 'phone' | 'choice' | 'time';
  readonly required?: true;
  /** The most characters of an answer. */
  readonly longest: number;
  /** What a browser may fill in: `given-name`. */
  readonly autoComplete?: string;
}

/**
 * The fields of a contact message (§3, §5.1), in their order: in the form, in the e-mail and in the
 * table of messages. A field that is added here needs a label in each company's texts.
 */
export const contactFields = {
  first_name: { kind: 'text', required: true, longest: 200, autoComplete: 'given-name' },
  last_name: { kind: 'text', required: true, longest: 200, autoComplete: 'family-name' },
  user_email: { kind: 'email', required: true, longest: 500, autoComplete: 'email' },
  user_phone: { kind: 'phone', required: true, longest: 250, autoComplete: 'tel' },
  user_request: { kind: 'choice', longest: 200 },
  user_enquiry: { kind: 'choice', longest: 200 },
  user_complaint: { kind: 'choice', longest: 200 },
  message: { kind: 'lines', required: true, longest: 10_000 },
  time: { kind: 'time', longest: 100 },
} as const satisfies Readonly<Record<string, FieldRule>>;
