import type { KitComponentsProps, ThemedSlot } from './theme/components.ts';

/** The global class of each part of a component, for style sheets, tests and other parts' `sx`. */
export type KitClasses<Name extends keyof KitComponentsProps> = {
  readonly [Slot in 'root' | ThemedSlot<Name>]: `${Name}-${Slot}`;
};

/** `classesOf('KitHero').text` is 'KitHero-text': the names are in the types alone, so they weigh nothing. */
const classesOf = <Name extends keyof KitComponentsProps>(name: Name): KitClasses<Name> =>
  new Proxy(Object.create(null), { get: (_, slot) => `${name}-${String(slot)}` });

export const actionsClasses = /* @__PURE__ */ classesOf('KitActions');
export const affiliationBlockClasses = /* @__PURE__ */ classesOf('KitAffiliationBlock');
export const articleCardClasses = /* @__PURE__ */ classesOf('KitArticleCard');
export const articleGridClasses = /* @__PURE__ */ classesOf('KitArticleGrid');
export const benefitsClasses = /* @__PURE__ */ classesOf('KitBenefits');
export const buttonClasses = /* @__PURE__ */ classesOf('KitButton');
export const callToActionClasses = /* @__PURE__ */ classesOf('KitCallToAction');
export const captionClasses = /* @__PURE__ */ classesOf('KitCaption');
export const carouselClasses = /* @__PURE__ */ classesOf('KitCarousel');
export const checkboxFieldClasses = /* @__PURE__ */ classesOf('KitCheckboxField');
export const choiceFieldClasses = /* @__PURE__ */ classesOf('KitChoiceField');
export const contactChannelsClasses = /* @__PURE__ */ classesOf('KitContactChannels');
export const contactFormClasses = /* @__PURE__ */ classesOf('KitContactForm');
export const contentsClasses = /* @__PURE__ */ classesOf('KitContents');
export const cookieBannerClasses = /* @__PURE__ */ classesOf('KitCookieBanner');
export const coverAccordionClasses = /* @__PURE__ */ classesOf('KitCoverAccordion');
export const dateTimeFieldClasses = /* @__PURE__ */ classesOf('KitDateTimeField');
export const dialogClasses = /* @__PURE__ */ classesOf('KitDialog');
export const downloadLinkClasses = /* @__PURE__ */ classesOf('KitDownloadLink');
export const errorMessageClasses = /* @__PURE__ */ classesOf('KitErrorMessage');
export const factsClasses = /* @__PURE__ */ classesOf('KitFacts');
export const featuresContentClasses = /* @__PURE__ */ classesOf('KitFeaturesContent');
export const featuresDialogClasses = /* @__PURE__ */ classesOf('KitFeaturesDialog');
export const feedbackFormClasses = /* @__PURE__ */ classesOf('KitFeedbackForm');
export const fieldClasses = /* @__PURE__ */ classesOf('KitField');
export const filterTabsClasses = /* @__PURE__ */ classesOf('KitFilterTabs');
export const headedSectionClasses = /* @__PURE__ */ classesOf('KitHeadedSection');
export const heroClasses = /* @__PURE__ */ classesOf('KitHero');
export const iconClasses = /* @__PURE__ */ classesOf('KitIcon');
export const linkClasses = /* @__PURE__ */ classesOf('KitLink');
export const loadingClasses = /* @__PURE__ */ classesOf('KitLoading');
export const logoClasses = /* @__PURE__ */ classesOf('KitLogo');
export const officeCardClasses = /* @__PURE__ */ classesOf('KitOfficeCard');
export const pageHeroClasses = /* @__PURE__ */ classesOf('KitPageHero');
export const pageShellClasses = /* @__PURE__ */ classesOf('KitPageShell');
export const pagerClasses = /* @__PURE__ */ classesOf('KitPager');
export const peopleCarouselClasses = /* @__PURE__ */ classesOf('KitPeopleCarousel');
export const phoneFieldClasses = /* @__PURE__ */ classesOf('KitPhoneField');
export const pictureClasses = /* @__PURE__ */ classesOf('KitPicture');
export const productCardClasses = /* @__PURE__ */ classesOf('KitProductCard');
export const productCardsClasses = /* @__PURE__ */ classesOf('KitProductCards');
export const profileCardClasses = /* @__PURE__ */ classesOf('KitProfileCard');
export const profilePanelClasses = /* @__PURE__ */ classesOf('KitProfilePanel');
export const richTextClasses = /* @__PURE__ */ classesOf('KitRichText');
export const sectionClasses = /* @__PURE__ */ classesOf('KitSection');
export const serviceTileClasses = /* @__PURE__ */ classesOf('KitServiceTile');
export const siteFooterClasses = /* @__PURE__ */ classesOf('KitSiteFooter');
export const siteHeaderClasses = /* @__PURE__ */ classesOf('KitSiteHeader');
export const skipLinkClasses = /* @__PURE__ */ classesOf('KitSkipLink');
export const socialRowClasses = /* @__PURE__ */ classesOf('KitSocialRow');
export const splitSectionClasses = /* @__PURE__ */ classesOf('KitSplitSection');
export const tabNavClasses = /* @__PURE__ */ classesOf('KitTabNav');
export const textFieldClasses = /* @__PURE__ */ classesOf('KitTextField');
export const textLinkClasses = /* @__PURE__ */ classesOf('KitTextLink');
export const tileClasses = /* @__PURE__ */ classesOf('KitTile');
export const toastsClasses = /* @__PURE__ */ classesOf('KitToasts');
export const visuallyHiddenClasses = /* @__PURE__ */ classesOf('KitVisuallyHidden');
export const wovenBandClasses = /* @__PURE__ */ classesOf('KitWovenBand');
