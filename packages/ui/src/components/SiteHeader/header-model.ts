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
   * Scheme of the page's audience, which is marked as current in the switch. (Its style follows
   * `data-theme` of the document, so that it never flashes.)
   */
  readonly activeScheme: string;
  readonly logo: LogoModel;
  /** Address of the logo's link. */
  readonly homeHref: string;
  /** The links of the main bar, in order. */
  readonly pages: readonly LinkModel[];
  /** `href` of the link in `pages` that leads to the current page, if any. */
  readonly currentHref?: string | undefined;
  /** The button at the end of the main bar. */
  readonly service: LinkModel;
  /** Scheme of the button's hover colour. */
  readonly serviceHoverScheme: string;
  /** Link to claims: a button in the menu of small screens. */
  readonly claim?: LinkModel | undefined;
  /** Help after an accident: a link of the menu beside `claim`. */
  readonly help?: LinkModel | undefined;
  /** Other contact links, beside the phone number in the menu: WhatsApp, a USSD code. */
  readonly reach?: readonly LinkModel[] | undefined;
  /** The phone number, as written, with its `tel:` address: in the strip, and in the menu. */
  readonly phone: LinkModel;
}
