import type { ContactRules } from '@insurance-kit/content-client/forms';
import type { ContactFormModel, FormLabels } from '@insurance-kit/ui/forms';
import type { MapPoint, PageMeta } from '../../../shared/company.ts';

/** An office's name, map title and place. The contact record has the office's contact details. */
export interface OfficeTexts {
  readonly name: string;
  readonly map: string;
  readonly place: MapPoint;
}

export interface SpokenLanguage {
  /** The language's tag (BCP 47), if it is not the page's language. */
  readonly lang?: string;
  /** Set if the motor page has a text in this language. The language's name links to the text. */
  readonly isExplained?: true;
}

export interface ContactTexts {
  readonly meta: PageMeta;
  readonly menu: string;
  readonly form: { readonly title: string; readonly lead?: string };
  readonly offices: {
    readonly title: string;
    readonly call: string;
    readonly email: string;
    readonly headOffice: string;
    readonly hours: string;
    readonly open: string;
    /** Shown for a closed office: 'Closed now · opens Monday 8 am'. */
    readonly closed: (day: string, time: string) => string;
    readonly ussd: string;
    readonly languages: string;
    /** Spoken languages. Keys are names as in the contact record, such as 'Twi'. */
    readonly spoken: Readonly<Record<string, SpokenLanguage>>;
    /** Navigation on small screens: its accessible name (`label`), and the texts of its links. */
    readonly jumps: Readonly<Record<'label' | 'call' | 'offices' | 'write', string>>;
    readonly showMap: string;
    readonly openMap: string;
    readonly mapFailed: string;
    /** Title of an office's map. `office` is a name from the contact record's list of offices. */
    readonly mapOf: (office: string) => string;
    readonly company: OfficeTexts;
    /** The parent company's office. Its contact details are in the record's fields `ng_…`. */
    readonly parent: OfficeTexts;
  };
}

export interface ContactFormTexts {
  readonly form: Omit<ContactFormModel, 'privacy' | 'call' | 'sent'> & {
    readonly fields: FormLabels<ContactRules>;
    /** `complaints` labels a link to the help page about complaints, if there is one. */
    readonly sent: Omit<ContactFormModel['sent'], 'more' | 'steps'> & {
      readonly complaints?: string;
      /** `mayCall` is shown before sending; `call` afterwards, if the visitor chose a time. */
      readonly steps: Readonly<
        Record<'read' | 'complaint' | 'answer' | 'mayCall' | 'call' | 'urgent', string>
      >;
    };
    /** Label of the privacy checkbox. `link` is the text of the link to the policy. */
    readonly privacy: { readonly before: string; readonly link: string; readonly after: string };
    /** Text before the office's phone number if sending failed: 'Or call us:'. */
    readonly call: string;
  };
  readonly messages: {
    readonly sent: string;
    readonly failed: string;
    /** Shown to a rate-limited visitor: too many messages have come from their IP address. */
    readonly wait: (seconds: number) => string;
  };
}
