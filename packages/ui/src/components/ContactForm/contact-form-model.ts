import type { LinkModel } from '../../models.ts';
import type { DateTimeModel } from '../DateTimeField/date-time-model.ts';
import type { PhoneModel } from '../PhoneField/phone-model.ts';
import type {
  ContactProblem,
  ContactValues,
  EmailReader,
  RequiredContactField,
} from './contact-values.ts';

/** An optional choice (§5.1). */
export interface ContactChoiceModel {
  readonly label: string;
  readonly options: readonly string[];
}

/** All texts of the contact form (§5.1). */
export interface ContactFormModel {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: PhoneModel;
  /** Stands above the three choices: choose what fits, leave the others. */
  readonly choices: string;
  readonly request: ContactChoiceModel;
  readonly enquiry: ContactChoiceModel;
  readonly complaint: ContactChoiceModel;
  /** 'Select at least one option' (§5.1): shown in a choice before anything is chosen. */
  readonly choose: string;
  readonly message: string;
  readonly time: DateTimeModel;
  /** The label of the privacy checkbox, with its link (§2.17). */
  readonly privacy: { readonly before: string; readonly link: LinkModel; readonly after: string };
  /** Shown beside the label of a required field: 'required'. */
  readonly required: string;
  readonly send: string;
  /** The button's label while a message is being sent. */
  readonly sending: string;
  /** What to do about a field that is empty or wrong. */
  readonly missing: Readonly<Record<RequiredContactField, string>>;
  readonly invalidEmail: string;
  /** The title of the error summary. */
  readonly problems: (count: number) => string;
  /** What happens next, shown in the form's place when a message has been sent. */
  readonly sent: {
    readonly title: string;
    /**
     * What happens, and when, in order.
     *
     * @param calls whether a time for a call was chosen; `undefined` if that is not known (yet).
     * @param complains whether a complaint was chosen.
     * @param asks false if nothing but the complaint was.
     */
    readonly steps: (
      calls: boolean | undefined,
      complains?: boolean,
      asks?: boolean,
    ) => readonly string[];
    /** Where a complaint's way is told, shown below the steps of one. */
    readonly complaints?: LinkModel | undefined;
    /** Folds out the message that was sent: 'Your message'. */
    readonly message: string;
    /** The button that brings the form back. */
    readonly another: string;
  };
  /** Shown beside the button when a message could not be sent and is back in the form (§4.9). */
  readonly returned: string;
  /** Another way to reach the office, offered where a message could not be sent: 'Or call us:'. */
  readonly call?: { readonly before: string; readonly link: LinkModel } | undefined;
  /** Shown if another message was begun when one failed, with a button that restores that one. */
  readonly unsent: { readonly text: string; readonly action: string };
  /** The label of the hidden field that only programs fill in. */
  readonly trap: string;
}

/** A message that passed every check. */
export interface ContactSubmission {
  /**
   * As typed, so that they can be restored; only the phone number is in E.164 format, and the e-mail
   * address without what was typed round it.
   */
  readonly values: ContactValues;
  /** True if a program filled in the hidden field: then nothing must be sent. */
  readonly trapped: boolean;
}

/** The server's answer to a posted form. */
export interface ContactAnswer {
  /** What was typed, if the message was not accepted. */
  readonly values?: ContactValues;
  readonly problems?: readonly ContactProblem[];
  /** The result of sending (§8). */
  readonly outcome?: { readonly severity: 'success' | 'error'; readonly message: string };
}

/** What became of the last message (§4.9). */
export type ContactState =
  | { readonly status: 'idle' }
  /** The form cannot be sent again. */
  | { readonly status: 'sending' }
  /** `meanwhile`: another message has been begun, so the form stays. */
  | { readonly status: 'sent'; readonly meanwhile: boolean }
  /** Without `onRestore` the message is back in the form, by `filled`. */
  | { readonly status: 'failed'; readonly onRestore?: () => void };

/** What the contact form takes beside the attributes of its element. */
export interface ContactFormOwnProps {
  readonly model: ContactFormModel;
  /** The address to which the form is posted without JavaScript. */
  readonly action: string;
  /** The server's answer to such a post; its values fill the form. */
  readonly answer?: ContactAnswer | undefined;
  /**
   * Values to fill the form with. The first ones fill it only if nobody has typed in it; later ones
   * always do, and move focus into the form unless it is there already.
   */
  readonly filled?: ContactValues | undefined;
  /** Called at each change, so that a draft can be kept. */
  readonly onDraft?: ((values: ContactValues) => void) | undefined;
  /**
   * Called with a valid message; the form is emptied then (§4.9). If it throws or rejects, the form is
   * filled again and the browser posts it.
   */
  readonly onSend: (submission: ContactSubmission) => void | Promise<void>;
  readonly state?: ContactState | undefined;
  /** Reads an e-mail address; by default any text with a domain after its one `@`. */
  readonly readEmail?: EmailReader | undefined;
  /** Called when the visitor wants the form back after sending; must set `state` to idle. */
  readonly onAnother?: (() => void) | undefined;
}
