import './theme/augment.ts';

export {
  AccountBand,
  type AccountBandModel,
  type AccountBandProps,
} from './components/AccountBand/AccountBand.tsx';
export { Actions, type ActionsProps } from './components/Actions/Actions.tsx';
export {
  AffiliationBlock,
  type AffiliationBlockModel,
  type AffiliationBlockProps,
  type MapPlaceModel,
} from './components/AffiliationBlock/AffiliationBlock.tsx';
export {
  ArticleCard,
  type ArticleCardModel,
  type ArticleCardProps,
} from './components/ArticleCard/ArticleCard.tsx';
export {
  ArticleGrid,
  type ArticleGridProps,
  type EmptyModel,
} from './components/ArticleGrid/ArticleGrid.tsx';
export {
  type BenefitGroupModel,
  type BenefitModel,
  Benefits,
  type BenefitsModel,
  type BenefitsProps,
} from './components/Benefits/Benefits.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Caption, type CaptionModel, type CaptionProps } from './components/Caption/Caption.tsx';
export { Carousel, type CarouselProps, type SlideModel } from './components/Carousel/Carousel.tsx';
export {
  CheckboxField,
  type CheckboxFieldProps,
} from './components/CheckboxField/CheckboxField.tsx';
export {
  ChoiceField,
  type ChoiceFieldProps,
  type OptionModel,
} from './components/ChoiceField/ChoiceField.tsx';
export {
  ClosingBanner,
  type ClosingBannerModel,
  type ClosingBannerProps,
} from './components/ClosingBanner/ClosingBanner.tsx';
export {
  type ContactChannelModel,
  ContactChannels,
  type ContactChannelsProps,
} from './components/ContactChannels/ContactChannels.tsx';
export {
  ContactForm,
  type ContactFormProps,
  contactAnswerId,
} from './components/ContactForm/ContactForm.tsx';
export type {
  ContactAnswer,
  ContactChoiceModel,
  ContactFormModel,
  ContactState,
  ContactSubmission,
} from './components/ContactForm/contact-form-model.ts';
export {
  type ContactField,
  type ContactProblem,
  type ContactValues,
  contactFields,
  contactProblems,
  isBlank,
  isTrapped,
  readContactValues,
} from './components/ContactForm/contact-values.ts';
export {
  Contents,
  type ContentsEntryModel,
  type ContentsModel,
  type ContentsProps,
} from './components/Contents/Contents.tsx';
export {
  CookieBanner,
  type CookieBannerModel,
  type CookieBannerProps,
} from './components/CookieBanner/CookieBanner.tsx';
export {
  CoverAccordion,
  type CoverAccordionProps,
  type CoverModel,
} from './components/CoverAccordion/CoverAccordion.tsx';
export {
  DateTimeField,
  type DateTimeFieldProps,
  type DateTimeModel,
} from './components/DateTimeField/DateTimeField.tsx';
export { type OpeningHours, parseDateTime } from './components/DateTimeField/date-time.ts';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export {
  DownloadLink,
  type DownloadLinkProps,
  type DownloadModel,
} from './components/DownloadLink/DownloadLink.tsx';
export {
  ErrorMessage,
  type ErrorMessageModel,
  type ErrorMessageProps,
} from './components/ErrorMessage/ErrorMessage.tsx';
export {
  type FeaturesContent,
  FeaturesDialog,
  type FeaturesDialogProps,
  type FeaturesModel,
  type UseFeatures,
} from './components/FeaturesDialog/FeaturesDialog.tsx';
export {
  FeedbackDialog,
  type FeedbackDialogProps,
} from './components/FeedbackDialog/FeedbackDialog.tsx';
export {
  FeedbackForm,
  type FeedbackFormProps,
  type FeedbackModel,
  type FeedbackState,
  feedbackAnswerId,
} from './components/FeedbackForm/FeedbackForm.tsx';
export {
  type FeedbackValues,
  isIncomplete,
  readFeedbackValues,
} from './components/FeedbackForm/feedback-values.ts';
export { Field, type FieldControl, type FieldProps } from './components/Field/Field.tsx';
export {
  FilterTabs,
  type FilterTabsModel,
  type FilterTabsProps,
} from './components/FilterTabs/FilterTabs.tsx';
export { FooterAction, type FooterActionProps } from './components/FooterAction/FooterAction.tsx';
export {
  HeadedSection,
  type HeadedSectionProps,
  type SectionHeadModel,
} from './components/HeadedSection/HeadedSection.tsx';
export { Hero, type HeroModel, type HeroProps } from './components/Hero/Hero.tsx';
export {
  Icon,
  type IconName,
  type IconProps,
  type SocialIconName,
} from './components/Icon/Icon.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { Loading, type LoadingProps } from './components/Loading/Loading.tsx';
export { Logo, type LogoModel, type LogoProps } from './components/Logo/Logo.tsx';
export { Message, type MessageProps, type MessageTone } from './components/Message/Message.tsx';
export type { MapScenery } from './components/OfficeCard/MapDrawing.tsx';
export {
  OfficeCard,
  type OfficeCardProps,
  type OfficeMapModel,
  type OfficeModel,
} from './components/OfficeCard/OfficeCard.tsx';
export {
  PageHero,
  type PageHeroModel,
  type PageHeroProps,
} from './components/PageHero/PageHero.tsx';
export { Pager, type PagerModel, type PagerProps } from './components/Pager/Pager.tsx';
export { PhoneField, type PhoneFieldProps } from './components/PhoneField/PhoneField.tsx';
export { readPhone } from './components/PhoneField/phone.ts';
export type { CountryCode, PhoneModel, PhoneReading } from './components/PhoneField/phone-model.ts';
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export {
  ProductCard,
  type ProductCardModel,
  type ProductCardProps,
  ProductCards,
  type ProductCardsProps,
} from './components/ProductCards/ProductCards.tsx';
export {
  ProfileCard,
  type ProfileCardProps,
  type ProfileModel,
} from './components/ProfileCard/ProfileCard.tsx';
export { ProfilePanel, type ProfilePanelProps } from './components/ProfileCard/ProfilePanel.tsx';
export {
  QuoteBanner,
  type QuoteBannerModel,
  type QuoteBannerProps,
} from './components/QuoteBanner/QuoteBanner.tsx';
export { RadioField, type RadioFieldProps } from './components/RadioField/RadioField.tsx';
export { ResultCount, type ResultCountProps } from './components/ResultCount/ResultCount.tsx';
export { RichText, type RichTextProps } from './components/RichText/RichText.tsx';
export {
  Container,
  Section,
  type SectionProps,
  type Surface,
} from './components/Section/Section.tsx';
export {
  ServiceTile,
  type ServiceTileModel,
  type ServiceTileProps,
} from './components/ServiceTile/ServiceTile.tsx';
export {
  type FooterColumnModel,
  SiteFooter,
  type SiteFooterModel,
  type SiteFooterProps,
  type SocialLinkModel,
} from './components/SiteFooter/SiteFooter.tsx';
export type { AudienceModel, SiteHeaderModel } from './components/SiteHeader/header-model.ts';
export { SiteHeader, type SiteHeaderProps } from './components/SiteHeader/SiteHeader.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export {
  SocialRow,
  type SocialRowModel,
  type SocialRowProps,
} from './components/SocialRow/SocialRow.tsx';
export {
  SplitSection,
  type SplitSectionModel,
  type SplitSectionProps,
} from './components/SplitSection/SplitSection.tsx';
export { TabNav, type TabNavModel, type TabNavProps } from './components/TabNav/TabNav.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export { Tile, type TileModel, type TileProps } from './components/Tile/Tile.tsx';
export { Toasts } from './components/Toasts/Toasts.tsx';
export type { ToastModel, ToastsProps } from './components/Toasts/toast-model.ts';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { WovenBand, type WovenBandProps } from './components/WovenBand/WovenBand.tsx';
export { createClientCache } from './emotion-cache.ts';
export type { FontAddresses } from './fonts/faces.ts';
export {
  type KitLinkProps,
  KitProvider,
  type KitProviderProps,
  type KitWords,
  type TrustedMarkup,
  useKit,
} from './KitProvider.tsx';
export type { LinkModel, PictureModel, PictureSource, SafeHtml } from './models.ts';
export { submissionIdName } from './submission-id.ts';
export {
  type AboutModel,
  AboutTemplate,
  type AboutTemplateProps,
  type PeopleModel,
} from './templates/AboutTemplate/AboutTemplate.tsx';
export {
  type ArticleModel,
  type ArticlePageModel,
  ArticleTemplate,
  type ArticleTemplateProps,
} from './templates/ArticleTemplate/ArticleTemplate.tsx';
export {
  type CareerCardModel,
  type CareersModel,
  CareersTemplate,
  type CareersTemplateProps,
} from './templates/CareersTemplate/CareersTemplate.tsx';
export {
  type ContactModel,
  ContactTemplate,
  type ContactTemplateProps,
} from './templates/ContactTemplate/ContactTemplate.tsx';
export {
  type CoversModel,
  CoversTemplate,
  type CoversTemplateProps,
} from './templates/CoversTemplate/CoversTemplate.tsx';
export {
  ErrorTemplate,
  type ErrorTemplateProps,
} from './templates/ErrorTemplate/ErrorTemplate.tsx';
export {
  type FeedbackPageModel,
  FeedbackTemplate,
  type FeedbackTemplateProps,
} from './templates/FeedbackTemplate/FeedbackTemplate.tsx';
export {
  type HomeModel,
  HomeTemplate,
  type HomeTemplateProps,
  type InsightsModel,
} from './templates/HomeTemplate/HomeTemplate.tsx';
export {
  type ArticleListModel,
  type InsightsPageModel,
  InsightsTemplate,
  type InsightsTemplateProps,
} from './templates/InsightsTemplate/InsightsTemplate.tsx';
export {
  PageShell,
  type PageShellProps,
  type ShellModel,
} from './templates/PageShell/PageShell.tsx';
export type { ProductPageModel } from './templates/ProductPage/ProductPage.tsx';
export {
  type ProductItemModel,
  type ProductSectionsModel,
  ProductSectionsTemplate,
  type ProductSectionsTemplateProps,
} from './templates/ProductSectionsTemplate/ProductSectionsTemplate.tsx';
export {
  type ProductsModel,
  ProductsTemplate,
  type ProductsTemplateProps,
} from './templates/ProductsTemplate/ProductsTemplate.tsx';
export {
  type ServicesModel,
  ServicesTemplate,
  type ServicesTemplateProps,
} from './templates/ServicesTemplate/ServicesTemplate.tsx';
export {
  type TextPageModel,
  TextTemplate,
  type TextTemplateProps,
} from './templates/TextTemplate/TextTemplate.tsx';
export {
  type WhistleModel,
  WhistleTemplate,
  type WhistleTemplateProps,
} from './templates/WhistleTemplate/WhistleTemplate.tsx';
