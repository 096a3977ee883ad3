import type { Interpolation } from '@mui/material/styles';
import type { AccountBandProps } from '../components/AccountBand/AccountBand.tsx';
import type { ActionsProps } from '../components/Actions/Actions.tsx';
import type { AffiliationBlockProps } from '../components/AffiliationBlock/AffiliationBlock.tsx';
import type { ArticleCardProps } from '../components/ArticleCard/ArticleCard.tsx';
import type { ArticleGridProps } from '../components/ArticleGrid/ArticleGrid.tsx';
import type { BenefitsProps } from '../components/Benefits/Benefits.tsx';
import type { ButtonProps } from '../components/Button/Button.tsx';
import type { CaptionProps } from '../components/Caption/Caption.tsx';
import type { ClosingBannerProps } from '../components/ClosingBanner/ClosingBanner.tsx';
import type { HeadedSectionProps } from '../components/HeadedSection/HeadedSection.tsx';
import type { HeroProps } from '../components/Hero/Hero.tsx';
import type { IconProps } from '../components/Icon/Icon.tsx';
import type { LinkProps } from '../components/Link/Link.tsx';
import type { LogoProps } from '../components/Logo/Logo.tsx';
import type { OfficeCardProps } from '../components/OfficeCard/OfficeCard.tsx';
import type { PageHeroProps } from '../components/PageHero/PageHero.tsx';
import type { PictureProps } from '../components/Picture/Picture.tsx';
import type {
  ProductCardModel,
  ProductCardProps,
  ProductCardsProps,
} from '../components/ProductCards/ProductCards.tsx';
import type { ProfileCardProps } from '../components/ProfileCard/ProfileCard.tsx';
import type { ProfilePanelProps } from '../components/ProfileCard/ProfilePanel.tsx';
import type { QuoteBannerProps } from '../components/QuoteBanner/QuoteBanner.tsx';
import type { ResultCountProps } from '../components/ResultCount/ResultCount.tsx';
import type { RichTextProps } from '../components/RichText/RichText.tsx';
import type { ContainerProps, SectionProps } from '../components/Section/Section.tsx';
import type { ServiceTileProps } from '../components/ServiceTile/ServiceTile.tsx';
import type { SplitSectionProps } from '../components/SplitSection/SplitSection.tsx';
import type { TeaserProps } from '../components/Teaser/Teaser.tsx';
import type { TextLinkProps } from '../components/TextLink/TextLink.tsx';
import type { TileProps } from '../components/Tile/Tile.tsx';
import type { VisuallyHiddenProps } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import type { WovenBandProps } from '../components/WovenBand/WovenBand.tsx';

/** Every component's properties by the name that a theme knows it by. */
export interface KitComponentsProps {
  KitAccountBand: AccountBandProps;
  KitActions: ActionsProps;
  KitAffiliationBlock: AffiliationBlockProps;
  KitArticleCard: ArticleCardProps;
  KitArticleGrid: ArticleGridProps;
  KitBenefits: BenefitsProps;
  KitButton: ButtonProps;
  KitCaption: CaptionProps;
  KitClosingBanner: ClosingBannerProps;
  KitContainer: ContainerProps;
  KitHeadedSection: HeadedSectionProps;
  KitHero: HeroProps;
  KitIcon: IconProps;
  KitLink: LinkProps;
  KitLogo: LogoProps;
  KitOfficeCard: OfficeCardProps;
  KitPageHero: PageHeroProps;
  KitPicture: PictureProps;
  KitProductCard: ProductCardProps;
  KitProductCards: ProductCardsProps<ProductCardModel>;
  KitProfileCard: ProfileCardProps;
  KitProfilePanel: ProfilePanelProps;
  KitQuoteBanner: QuoteBannerProps;
  KitResultCount: ResultCountProps;
  KitRichText: RichTextProps;
  KitSection: SectionProps;
  KitServiceTile: ServiceTileProps;
  KitSplitSection: SplitSectionProps;
  KitTeaser: TeaserProps;
  KitTextLink: TextLinkProps;
  KitTile: TileProps;
  KitVisuallyHidden: VisuallyHiddenProps;
  KitWovenBand: WovenBandProps;
}

type SlotOf<Props> = Props extends { readonly slotProps?: infer Slots | undefined }
  ? keyof NonNullable<Slots>
  : never;

/** What a theme may say of the kit's components: `theme.components.KitHero`. */
export type KitThemeComponents<Theme> = {
  [Name in keyof KitComponentsProps]?: {
    readonly defaultProps?: Partial<KitComponentsProps[Name]>;
    readonly styleOverrides?: Partial<
      Record<
        'root' | SlotOf<KitComponentsProps[Name]>,
        Interpolation<{ readonly theme: Theme } & Record<string, unknown>>
      >
    >;
    readonly variants?: {
      readonly props: Partial<KitComponentsProps[Name]>;
      readonly style: Interpolation<{ readonly theme: Theme }>;
    }[];
  };
};
