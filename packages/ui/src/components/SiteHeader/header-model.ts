import type { LinkModel } from '../../models.ts';
import type { LogoModel } from '../Logo/Logo.tsx';

/** One audience of the switch: a link to its home, and the scheme that marks it as active. */
export interface AudienceModel extends LinkModel {
  readonly scheme: string;
}

/** The texts and links of the header (§2.2). */
export interface SiteHeaderModel {
  /** The working hours, as shown. */
  readonly hours: string;
  readonly audiences: readonly AudienceModel[];
  /**
   * The scheme of the page's audience, which is marked as current in the switch. (Its looks follow
   * `data-theme` of the document, so that they never flash.)
   */
  readonly activeScheme: string;
  readonly logo: LogoModel;
  /** The address of the logo's link. */
  readonly homeHref: string;
  /** The links of the main bar, in order. */
  readonly pages: readonly LinkModel[];
  /** The `href` of the link in `pages` that leads to the current page, if any. */
  readonly currentHref?: string | undefined;
  /** The button at the end of the main bar. */
  readonly service: LinkModel;
  /** The scheme whose colour the button takes on hover. */
  readonly serviceHoverScheme: string;
  /** Where a claim is made: a button in the menu of small screens. */
  readonly claim?: LinkModel | undefined;
  /** What to do first after an accident: a link of the menu beside it. */
  readonly help?: LinkModel | undefined;
  /** Other ways to reach somebody, beside the phone number in the menu: WhatsApp, a code to dial. */
  readonly reach?: readonly LinkModel[] | undefined;
  /** The phone number, as written, with its `tel:` address: in the strip, and in the menu. */
  readonly phone: LinkModel;
}
