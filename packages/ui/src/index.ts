export {
  AccountBand,
  type AccountBandModel,
  type AccountBandProps,
} from './components/AccountBand/AccountBand.tsx';
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
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { Caption, type CaptionModel, type CaptionProps } from './components/Caption/Caption.tsx';
export {
  ClosingBanner,
  type ClosingBannerModel,
  type ClosingBannerProps,
} from './components/ClosingBanner/ClosingBanner.tsx';
export {
  ErrorMessage,
  type ErrorMessageModel,
  type ErrorMessageProps,
} from './components/ErrorMessage/ErrorMessage.tsx';
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
export { Picture, type PictureProps } from './components/Picture/Picture.tsx';
export { RichText, type RichTextProps } from './components/RichText/RichText.tsx';
export {
  Container,
  type Ground,
  Section,
  type SectionProps,
} from './components/Section/Section.tsx';
export {
  type FooterColumnModel,
  SiteFooter,
  type SiteFooterModel,
  type SiteFooterProps,
  type SocialLinkModel,
} from './components/SiteFooter/SiteFooter.tsx';
export {
  type AudienceModel,
  SiteHeader,
  type SiteHeaderModel,
  type SiteHeaderProps,
} from './components/SiteHeader/SiteHeader.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx';
export { TextLink, type TextLinkProps } from './components/TextLink/TextLink.tsx';
export { Tile, type TileModel, type TileProps } from './components/Tile/Tile.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { WovenBand, type WovenBandProps } from './components/WovenBand/WovenBand.tsx';
export { createClientCache } from './emotionCache.ts';
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
export {
  ErrorTemplate,
  type ErrorTemplateProps,
} from './templates/ErrorTemplate/ErrorTemplate.tsx';
export {
  type HomeModel,
  HomeTemplate,
  type HomeTemplateProps,
  type InsightsModel,
} from './templates/HomeTemplate/HomeTemplate.tsx';
export {
  PageShell,
  type PageShellProps,
  type ShellModel,
} from './templates/PageShell/PageShell.tsx';
export {
  type ContentsEntryModel,
  type TextPageModel,
  TextTemplate,
  type TextTemplateProps,
} from './templates/TextTemplate/TextTemplate.tsx';
