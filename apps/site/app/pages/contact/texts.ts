import type { ContactRules } from '@insurance-kit/content-client/forms';
import type { ContactFormModel, FormLabels } from '@insurance-kit/ui/forms';
import type { MapPoint, PageMeta } from '../../../shared/company.ts';

/** An office: its name and place; how to reach it stands in the record. */
export interface OfficeTexts {
  readonly name: string;
  /** Names the map's frame. */
  readonly map: string;
  readonly place: MapPoint;
}

/** The words of the contact page that no record holds (§2.17). */
export interface ContactTexts {
  readonly meta: PageMeta;
  readonly form: { readonly title: string; readonly lead?: string };
  readonly offices: {
    readonly title: string;
    readonly call: string;
    readonly email: string;
    readonly headOffice: string;
    /** When an office is open, and the words for now: 'Closed now · opens Monday 8 am'. */
    readonly hours: {
      readonly term: string;
      readonly open: string;
      readonly closed: (day: string, time: string) => string;
    };
    /** The term of a code that any phone dials, and of the languages that are spoken. */
    readonly ussd: string;
    readonly languages: string;
    /** The links below the hero of small screens: what names them, and their labels. */
    readonly jumps: Readonly<Record<'label' | 'call' | 'offices' | 'write', string>>;
    /** Shows the map in the page. */
    readonly showMap: string;
    /** Leads to the map's own page. */
    readonly openMap: string;
    /** Names the map of an office of the record's list. */
    readonly mapOf: (office: string) => string;
    /** The company's own office: `gh_…` of the record. */
    readonly own: OfficeTexts;
    /** The mother company's: `ng_…` of the record. */
    readonly parent: OfficeTexts;
  };
}

/** The words of the contact form (§5.1) and what a visitor is told of their message (§8). */
export interface ContactFormTexts {
  readonly form: Omit<ContactFormModel, 'privacy' | 'call' | 'sent'> & {
    /** The words of each field, and of what can be wrong with it. */
    readonly fields: FormLabels<ContactRules>;
    /** `complaints` are the words of the link to the page of that name, where the company has one. */
    readonly sent: Omit<ContactFormModel['sent'], 'more'> & { readonly complaints?: string };
    /** The privacy box: `link` are the words that lead to the policy. */
    readonly privacy: { readonly before: string; readonly link: string; readonly after: string };
    /** Stands before the office's number where a message could not be sent: 'Or call us:'. */
    readonly call: string;
  };
  readonly messages: {
    readonly sent: string;
    readonly failed: string;
    /** Not sent, because many others behind the same address have just sent theirs. */
    readonly wait: (seconds: number) => string;
  };
}
