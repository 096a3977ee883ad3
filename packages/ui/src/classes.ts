import generateUtilityClasses from '@mui/material/generateUtilityClasses';
import type { KitComponentsProps, ThemedSlot } from './theme/components.ts';

/** Global classes of a component's parts, for style sheets, tests and `sx`. */
export type KitClasses<Name extends keyof KitComponentsProps> = Readonly<
  Record<'root' | ThemedSlot<Name>, string>
>;

/** `classesOf('KitHero', 'text').text` is 'KitHero-text'. */
const classesOf = <Name extends keyof KitComponentsProps>(
  name: Name,
  ...slots: readonly ThemedSlot<Name>[]
): KitClasses<Name> =>
  // Without the last argument MUI would treat a slot `open` as its global state class.
  generateUtilityClasses<'root' | ThemedSlot<Name>>(name, ['root', ...slots], name);

export const actionsClasses = /* @__PURE__ */ classesOf('KitActions');
export const articleCardClasses = /* @__PURE__ */ classesOf(
  'KitArticleCard',
  'art',
  'excerpt',
  'heading',
  'layout',
  'meta',
  'more',
  'text',
);
export const buttonClasses = /* @__PURE__ */ classesOf('KitButton');
export const callToActionClasses = /* @__PURE__ */ classesOf(
  'KitCallToAction',
  'action',
  'sign',
  'text',
);
export const captionClasses = /* @__PURE__ */ classesOf('KitCaption');
export const carouselClasses = /* @__PURE__ */ classesOf(
  'KitCarousel',
  'control',
  'controls',
  'dots',
  'head',
  'track',
);
export const checkboxFieldClasses = /* @__PURE__ */ classesOf('KitCheckboxField');
export const choiceFieldClasses = /* @__PURE__ */ classesOf('KitChoiceField');
export const contactChannelsClasses = /* @__PURE__ */ classesOf('KitContactChannels');
export const contactFormClasses = /* @__PURE__ */ classesOf('KitContactForm', 'sent', 'summary');
export const contentsClasses = /* @__PURE__ */ classesOf('KitContents', 'folded', 'list');
export const cookieBannerClasses = /* @__PURE__ */ classesOf('KitCookieBanner', 'receipt');
export const dateTimeFieldClasses = /* @__PURE__ */ classesOf(
  'KitDateTimeField',
  'open',
  'panel',
  'row',
);
export const dialogClasses = /* @__PURE__ */ classesOf(
  'KitDialog',
  'body',
  'close',
  'head',
  'title',
);
export const downloadLinkClasses = /* @__PURE__ */ classesOf('KitDownloadLink');
export const factsClasses = /* @__PURE__ */ classesOf('KitFacts');
export const featuresContentClasses = /* @__PURE__ */ classesOf('KitFeaturesContent');
export const featuresDialogClasses = /* @__PURE__ */ classesOf(
  'KitFeaturesDialog',
  'details',
  'dialog',
  'inline',
  'summary',
);
export const feedbackFormClasses = /* @__PURE__ */ classesOf(
  'KitFeedbackForm',
  'score',
  'stars',
  'summary',
);
export const fieldClasses = /* @__PURE__ */ classesOf(
  'KitField',
  'control',
  'helperText',
  'label',
  'note',
  'tick',
);
export const filterTabsClasses = /* @__PURE__ */ classesOf('KitFilterTabs', 'tab', 'tabs');
export const headedSectionClasses = /* @__PURE__ */ classesOf(
  'KitHeadedSection',
  'columns',
  'content',
  'head',
  'meaning',
);
export const heroClasses = /* @__PURE__ */ classesOf(
  'KitHero',
  'actions',
  'art',
  'lead',
  'products',
  'text',
);
export const iconClasses = /* @__PURE__ */ classesOf('KitIcon');
export const linkClasses = /* @__PURE__ */ classesOf('KitLink');
export const loadingClasses = /* @__PURE__ */ classesOf('KitLoading', 'strips');
export const logoClasses = /* @__PURE__ */ classesOf('KitLogo', 'descriptor', 'name');
export const officeCardClasses = /* @__PURE__ */ classesOf('KitOfficeCard', 'fold', 'layout');
export const pageHeroClasses = /* @__PURE__ */ classesOf(
  'KitPageHero',
  'actions',
  'art',
  'lead',
  'scene',
  'text',
);
export const pageShellClasses = /* @__PURE__ */ classesOf('KitPageShell', 'main');
export const pagerClasses = /* @__PURE__ */ classesOf('KitPager');
export const phoneFieldClasses = /* @__PURE__ */ classesOf('KitPhoneField', 'row');
export const pictureClasses = /* @__PURE__ */ classesOf('KitPicture', 'image');
export const productCardClasses = /* @__PURE__ */ classesOf(
  'KitProductCard',
  'art',
  'body',
  'end',
  'layout',
  'more',
  'text',
);
export const productCardsClasses = /* @__PURE__ */ classesOf('KitProductCards');
export const profileCardClasses = /* @__PURE__ */ classesOf('KitProfileCard', 'biography', 'head');
export const profilePanelClasses = /* @__PURE__ */ classesOf('KitProfilePanel', 'layout', 'text');
export const richTextClasses = /* @__PURE__ */ classesOf('KitRichText');
export const sectionClasses = /* @__PURE__ */ classesOf('KitSection', 'container');
export const siteFooterClasses = /* @__PURE__ */ classesOf(
  'KitSiteFooter',
  'brand',
  'columns',
  'end',
  'group',
  'small',
  'social',
);
export const skipLinkClasses = /* @__PURE__ */ classesOf('KitSkipLink');
export const socialRowClasses = /* @__PURE__ */ classesOf('KitSocialRow', 'link', 'list');
export const splitSectionClasses = /* @__PURE__ */ classesOf(
  'KitSplitSection',
  'actions',
  'art',
  'columns',
  'text',
);
export const tabNavClasses = /* @__PURE__ */ classesOf('KitTabNav', 'tab', 'tabs');
export const textFieldClasses = /* @__PURE__ */ classesOf('KitTextField');
export const textLinkClasses = /* @__PURE__ */ classesOf('KitTextLink');
export const tileClasses = /* @__PURE__ */ classesOf('KitTile', 'art', 'layout', 'links', 'text');
export const toastsClasses = /* @__PURE__ */ classesOf('KitToasts');
export const visuallyHiddenClasses = /* @__PURE__ */ classesOf('KitVisuallyHidden');
export const wovenBandClasses = /* @__PURE__ */ classesOf('KitWovenBand');
export const affiliationBlockClasses = /* @__PURE__ */ classesOf(
  'KitAffiliationBlock',
  'mapBox',
  'text',
);
export const mapPlaceClasses = /* @__PURE__ */ classesOf('KitMapPlace');
export const articleGridClasses = /* @__PURE__ */ classesOf('KitArticleGrid');
export const emptyListClasses = /* @__PURE__ */ classesOf('KitEmptyList', 'text');
export const benefitsClasses = /* @__PURE__ */ classesOf('KitBenefits', 'art', 'group', 'groups');
export const coverAccordionClasses = /* @__PURE__ */ classesOf('KitCoverAccordion');
export const coverClasses = /* @__PURE__ */ classesOf('KitCover', 'body', 'row');
export const channelClasses = /* @__PURE__ */ classesOf('KitChannel');
export const serviceTileClasses = /* @__PURE__ */ classesOf(
  'KitServiceTile',
  'art',
  'links',
  'text',
);
export const siteHeaderClasses = /* @__PURE__ */ classesOf(
  'KitSiteHeader',
  'bar',
  'hours',
  'menu',
  'menuEnd',
  'menuHead',
  'menuPages',
  'menuSwitch',
  'pages',
  'row',
  'strip',
  'switch',
);
export const audienceLinkClasses = /* @__PURE__ */ classesOf('KitAudienceLink');
export const headerPhoneClasses = /* @__PURE__ */ classesOf('KitHeaderPhone');
