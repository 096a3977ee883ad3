import type { ReactNode } from 'react';
import type { FormProblem, FormSchema } from '../../form-schema.ts';
import type { LinkModel } from '../../models.ts';
import type { FormFields, FormValues } from './form-fields.ts';

/** Texts of the contact form (§5.1) that belong to no field. */
export interface ContactFormModel {
  /** Text above the choices: says that visitors may leave them empty. */
  readonly choices: string;
  /** 'Select at least one option' (§5.1): placeholder of a choice. */
  readonly choose: string;
  /** Label of the privacy checkbox, with its link (§2.17). */
  readonly privacy: { readonly before: string; readonly link: LinkModel; readonly after: string };
  readonly send: string;
  /** The button's label while a message is being sent. */
  readonly sending: string;
  readonly tooLong: (most: number) => string;
  /** Title of the error summary. */
  readonly problems: (count: number) => string;
  /** Shown instead of the form after a message was sent. */
  readonly sent: {
    readonly title: string;
    /** The next steps, in order; `message` is missing before sending. */
    readonly steps: (message?: FormValues) => readonly string[];
    /** A link below the steps, such as to the complaints procedure. */
    readonly more?: ((message: FormValues) => LinkModel | undefined) | undefined;
    /** Summary of the sent message: 'Your message'. */
    readonly message: string;
    readonly another: string;
  };
  /** Shown beside the button after a message failed and is back in the form (§4.9). */
  readonly returned: string;
  /** Contact by phone after a message failed: 'Or call us:'. */
  readonly call?: { readonly before: string; readonly link: LinkModel } | undefined;
  /**
   * Shown if another message was begun when one failed, with a button that restores the failed one.
   */
  readonly unsent: { readonly text: string; readonly action: string };
  /** Label of the hidden field that only programs fill in. */
  readonly trap: string;
}

/** A message that passed every check. */
export interface ContactSubmission {
  /** The values that the schema returns, and `privacy`. */
  readonly values: FormValues;
  /** A program filled in the hidden field: do not send the message. */
  readonly trapped: boolean;
}

/** The server's answer to a posted form. */
export interface ContactAnswer {
  /** The values, if the message was not accepted. */
  readonly values?: FormValues;
  readonly problems?: readonly FormProblem[];
  /** The result of sending (§8). */
  readonly outcome?: { readonly severity: 'success' | 'error'; readonly message: string };
}

/** State of the last message (§4.9). */
export type ContactState =
  | { readonly status: 'idle' }
  | { readonly status: 'sending' }
  /** `meanwhile`: another message has been begun, so the form stays. */
  | { readonly status: 'sent'; readonly meanwhile: boolean }
  /** Without `onRestore` the message is back in the form, by `filled`. */
  | { readonly status: 'failed'; readonly onRestore?: () => void };

export interface ContactFormOwnProps {
  readonly fields: FormFields;
  /** Checks what was typed, and returns what is sent. Its messages: see `problemText`. */
  readonly schema: FormSchema<FormValues>;
  readonly model: ContactFormModel;
  /** Address to which the form is posted without JavaScript. */
  readonly action: string;
  /** The server's answer to such a post; its values fill the form. */
  readonly answer?: ContactAnswer | undefined;
  /** Values of an untouched form, such as the subject that a link chose. */
  readonly chosen?: FormValues | undefined;
  /** Values to fill the form with. The first only apply to an untouched form; later ones always. */
  readonly filled?: FormValues | undefined;
  /** Called at each change, so that a draft can be kept. */
  readonly onDraft?: ((values: FormValues) => void) | undefined;
  /** Called with a valid message. If it throws or rejects, the form is filled again and posted. */
  readonly onSend: (submission: ContactSubmission) => void | Promise<void>;
  readonly state?: ContactState | undefined;
  /** Further content above the button. */
  readonly children?: ReactNode;
  /** Called when the visitor wants the form back after sending; must set `state` to idle. */
  readonly onAnother?: (() => void) | undefined;
}
