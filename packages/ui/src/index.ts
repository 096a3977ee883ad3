// `export *` is for files whose exports are all public.
import './theme/augment.ts';

export * from './components/Actions/Actions.tsx';
export * from './components/AffiliationBlock/AffiliationBlock.tsx';
export { ArticleCard, type ArticleCardProps } from './components/ArticleCard/ArticleCard.tsx';
export * from './components/ArticleGrid/ArticleGrid.tsx';
export * from './components/Benefits/Benefits.tsx';
export * from './components/Button/Button.tsx';
export * from './components/CallToAction/CallToAction.tsx';
export { Caption, type CaptionProps } from './components/Caption/Caption.tsx';
export * from './components/Carousel/Carousel.tsx';
export * from './components/CheckboxField/CheckboxField.tsx';
export * from './components/ChoiceField/ChoiceField.tsx';
export * from './components/ContactChannels/ContactChannels.tsx';
export * from './components/Contents/Contents.tsx';
export * from './components/CookieBanner/CookieBanner.tsx';
export * from './components/CoverAccordion/CoverAccordion.tsx';
export * from './components/Dialog/Dialog.tsx';
export * from './components/DownloadLink/DownloadLink.tsx';
export * from './components/Facts/Facts.tsx';
export * from './components/FeaturesDialog/FeaturesDialog.tsx';
export * from './components/FeedbackForm/FeedbackForm.tsx';
export { Field, type FieldControl, type FieldProps } from './components/Field/Field.tsx';
export {
  HeadedSection,
  type HeadedSectionProps,
} from './components/HeadedSection/HeadedSection.tsx';
export * from './components/Hero/Hero.tsx';
export { Icon, type IconName, type IconProps } from './components/Icon/Icon.tsx';
export { Link, type LinkProps, type TextPart } from './components/Link/Link.tsx';
export * from './components/Loading/Loading.tsx';
export * from './components/Logo/Logo.tsx';
export * from './components/OfficeCard/OfficeCard.tsx';
export { PageHero, type PageHeroProps } from './components/PageHero/PageHero.tsx';
export * from './components/Pager/Pager.tsx';
export * from './components/Picture/Picture.tsx';
export * from './components/ProductCards/ProductCards.tsx';
export * from './components/ProfileCard/ProfileCard.tsx';
export * from './components/RichText/RichText.tsx';
export { Section, type SectionProps, type Surface } from './components/Section/Section.tsx';
export * from './components/SiteFooter/SiteFooter.tsx';
export * from './components/SiteHeader/SiteHeader.tsx';
export * from './components/SkipLink/SkipLink.tsx';
export * from './components/SocialRow/SocialRow.tsx';
export * from './components/SplitSection/SplitSection.tsx';
export * from './components/TabNav/TabNav.tsx';
export * from './components/TextField/TextField.tsx';
export * from './components/TextLink/TextLink.tsx';
export * from './components/Tile/Tile.tsx';
export type { ToastModel, ToastsProps } from './components/Toasts/ToastStack.tsx';
export * from './components/Toasts/Toasts.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export * from './components/WovenBand/WovenBand.tsx';
export { createClientCache } from './emotion-cache.ts';
export type { FontAddresses } from './fonts/faces.ts';
export {
  type KitLinkProps,
  KitProvider,
  type KitProviderProps,
  ThemedKitProvider,
  type ThemedKitProviderProps,
} from './KitProvider.tsx';
export type { KitLabels } from './labels.ts';
export * from './models.ts';
export type { OpenNowModel } from './page/open-now.ts';
export { submissionIdName } from './submission-id.ts';
export * from './templates/AboutTemplate/AboutTemplate.tsx';
export * from './templates/ArticleTemplate/ArticleTemplate.tsx';
export * from './templates/CareersTemplate/CareersTemplate.tsx';
export * from './templates/ContactTemplate/ContactTemplate.tsx';
export * from './templates/CoversTemplate/CoversTemplate.tsx';
export * from './templates/ErrorTemplate/ErrorTemplate.tsx';
export * from './templates/FeedbackTemplate/FeedbackTemplate.tsx';
export * from './templates/HomeTemplate/HomeTemplate.tsx';
export * from './templates/InsightsTemplate/InsightsTemplate.tsx';
export * from './templates/model-props.tsx';
export * from './templates/PageShell/PageShell.tsx';
export type { ProductPageModel } from './templates/ProductPage/ProductPage.tsx';
export * from './templates/ProductSectionsTemplate/ProductSectionsTemplate.tsx';
export * from './templates/ProductsTemplate/ProductsTemplate.tsx';
export { type PeopleModel, type ProfileModel, peopleOf, profileOf } from './templates/people.tsx';
export * from './templates/ServicesTemplate/ServicesTemplate.tsx';
export * from './templates/TextTemplate/TextTemplate.tsx';
export * from './templates/WhistleTemplate/WhistleTemplate.tsx';
export { kitClass } from './theme/components.ts';
