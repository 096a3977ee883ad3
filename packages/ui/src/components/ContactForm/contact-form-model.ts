import type { ReactNode } from 'react';
import type { FormAnswer, FormSchema } from '../../form-schema.ts';
import type { LinkModel } from '../../models.ts';
import type { FormFields, FormValues } from './form-fields.ts';

/** Texts of the contact form (§5.1), except those of fields. */
export interface ContactFormModel {
  readonly choices: string;
  readonly choose: string;
  readonly privacy: { readonly before: string; readonly link: LinkModel; readonly after: string };
  readonly send: string;
  readonly sending: string;
  readonly tooLong: (most: number) => string;
  readonly problems: (count: number) => string;
  readonly sent: {
    readonly title: string;
    /** The next steps in order. Before sending, `message` is undefined. */
    readonly steps: (message?: FormValues) => readonly string[];
    /** A link below the steps, such as to the complaints procedure. */
    readonly more?: ((message: FormValues) => LinkModel | undefined) | undefined;
    readonly message: string;
    readonly another: string;
  };
  /** Text beside the button when sending failed and the message is back in the form (§4.9). */
  readonly returned: string;
  /** A phone number for a visitor whose message failed: 'Or call us:'. */
  readonly call?: { readonly before: string; readonly link: LinkModel } | undefined;
  /** Shown if the visitor has begun another message: the button restores the failed message. */
  readonly unsent: { readonly text: string; readonly action: string };
  readonly trap: string;
}

export interface ContactSubmission {
  /** The values that the schema returned, and `privacy`. */
  readonly values: FormValues;
  /** Whether a program filled the hidden field: do not send the message. */
  readonly trapped: boolean;
}

export type ContactState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** `meanwhile`: the visitor has begun another message, so the form stays. */
  | { readonly status: 'sent'; readonly meanwhile: boolean }
  /** `onRestore` puts the message back into the form. Left out if `filled` has done so. */
  | { readonly status: 'failed'; readonly onRestore?: () => void };

export interface ContactFormOwnProps {
  readonly fields: FormFields;
  /** Checks typed values, and returns the values to send. For its messages see `problemText`. */
  readonly schema: FormSchema<FormValues>;
  readonly model: ContactFormModel;
  readonly action: string;
  /** The server's answer to a post of the form; its values fill the form. */
  readonly answer?: FormAnswer | undefined;
  /** Values of an untouched form, such as the subject that a link chose. */
  readonly chosen?: FormValues | undefined;
  /** Values to fill in. The first values fill only an untouched form, later values any form. */
  readonly filled?: FormValues | undefined;
  readonly onDraft?: ((values: FormValues) => void) | undefined;
  /** Gets a valid message. If it throws or rejects, the form is filled in again and posted. */
  readonly onSend: (submission: ContactSubmission) => void | Promise<void>;
  readonly state?: ContactState | undefined;
  readonly children?: ReactNode;
  /** Called when the visitor wants to write again. Must set `state` to idle. */
  readonly onAnother?: (() => void) | undefined;
}
