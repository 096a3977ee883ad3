import type { MapPoint } from '../../offices/maps.ts';
import type { PageMeta } from '../company.ts';

export { contactTexts } from '#company/texts/contact.ts';

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
  readonly form: { readonly title: string; readonly lead: string };
  readonly offices: {
    readonly title: string;
    readonly call: string;
    readonly email: string;
    readonly headOffice: string;
    readonly openMap: string;
    /** The company's own office: `gh_…` of the record. */
    readonly own: OfficeTexts;
    /** The mother company's: `ng_…` of the record. */
    readonly parent: OfficeTexts;
  };
}
