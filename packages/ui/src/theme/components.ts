import type { Interpolation } from '@mui/material/styles';
import type { AccountBandProps } from '../components/AccountBand/AccountBand.tsx';
import type { ActionsProps } from '../components/Actions/Actions.tsx';
import type { AffiliationBlockProps } from '../components/AffiliationBlock/AffiliationBlock.tsx';
import type { ArticleCardProps } from '../components/ArticleCard/ArticleCard.tsx';
import type { ArticleGridProps } from '../components/ArticleGrid/ArticleGrid.tsx';
import type { BenefitsProps } from '../components/Benefits/Benefits.tsx';
import type { ButtonProps } from '../components/Button/Button.tsx';
import type { CaptionProps } from '../components/Caption/Caption.tsx';
import type { CarouselProps } from '../components/Carousel/Carousel.tsx';
import type { CheckboxFieldProps } from '../components/CheckboxField/CheckboxField.tsx';
import type { ChoiceFieldProps } from '../components/ChoiceField/ChoiceField.tsx';
import type { ClosingBannerProps } from '../components/ClosingBanner/ClosingBanner.tsx';
import type { ContactChannelsProps } from '../components/ContactChannels/ContactChannels.tsx';
import type { ContactFormProps } from '../components/ContactForm/ContactForm.tsx';
import type { ContentsProps } from '../components/Contents/Contents.tsx';
import type { CookieBannerProps } from '../components/CookieBanner/CookieBanner.tsx';
import type { CoverAccordionProps } from '../components/CoverAccordion/CoverAccordion.tsx';
import type { DateTimeFieldProps } from '../components/DateTimeField/DateTimeField.tsx';
import type { DialogProps } from '../components/Dialog/Dialog.tsx';
import type { DownloadLinkProps } from '../components/DownloadLink/DownloadLink.tsx';
import type { ErrorMessageProps } from '../components/ErrorMessage/ErrorMessage.tsx';
import type { FeaturesDialogProps } from '../components/FeaturesDialog/FeaturesDialog.tsx';
import type { FeedbackDialogProps } from '../components/FeedbackDialog/FeedbackDialog.tsx';
import type { FeedbackFormProps } from '../components/FeedbackForm/FeedbackForm.tsx';
import type { FieldProps } from '../components/Field/Field.tsx';
import type { FilterTabsProps } from '../components/FilterTabs/FilterTabs.tsx';
import type { FooterActionProps } from '../components/FooterAction/FooterAction.tsx';
import type { HeadedSectionProps } from '../components/HeadedSection/HeadedSection.tsx';
import type { HeroProps } from '../components/Hero/Hero.tsx';
import type { IconProps } from '../components/Icon/Icon.tsx';
import type { LinkProps } from '../components/Link/Link.tsx';
import type { LoadingProps } from '../components/Loading/Loading.tsx';
import type { LogoProps } from '../components/Logo/Logo.tsx';
import type { MessageProps } from '../components/Message/Message.tsx';
import type { OfficeCardProps } from '../components/OfficeCard/OfficeCard.tsx';
import type { PageHeroProps } from '../components/PageHero/PageHero.tsx';
import type { PagerProps } from '../components/Pager/Pager.tsx';
import type { PhoneFieldProps } from '../components/PhoneField/PhoneField.tsx';
import type { PictureProps } from '../components/Picture/Picture.tsx';
import type {
  ProductCardModel,
  ProductCardProps,
  ProductCardsProps,
} from '../components/ProductCards/ProductCards.tsx';
import type { ProfileCardProps } from '../components/ProfileCard/ProfileCard.tsx';
import type { ProfilePanelProps } from '../components/ProfileCard/ProfilePanel.tsx';
import type { QuoteBannerProps } from '../components/QuoteBanner/QuoteBanner.tsx';
import type { RadioFieldProps } from '../components/RadioField/RadioField.tsx';
import type { ResultCountProps } from '../components/ResultCount/ResultCount.tsx';
import type { RichTextProps } from '../components/RichText/RichText.tsx';
import type { ContainerProps, SectionProps } from '../components/Section/Section.tsx';
import type { ServiceTileProps } from '../components/ServiceTile/ServiceTile.tsx';
import type { SiteFooterProps } from '../components/SiteFooter/SiteFooter.tsx';
import type { SiteHeaderProps } from '../components/SiteHeader/SiteHeader.tsx';
import type { SkipLinkProps } from '../components/SkipLink/SkipLink.tsx';
import type { SocialRowProps } from '../components/SocialRow/SocialRow.tsx';
import type { SplitSectionProps } from '../components/SplitSection/SplitSection.tsx';
import type { TabNavProps } from '../components/TabNav/TabNav.tsx';
import type { TextFieldProps } from '../components/TextField/TextField.tsx';
import type { TextLinkProps } from '../components/TextLink/TextLink.tsx';
import type { TileProps } from '../components/Tile/Tile.tsx';
import type { ToastsProps } from '../components/Toasts/toast-model.ts';
import type { VisuallyHiddenProps } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import type { WovenBandProps } from '../components/WovenBand/WovenBand.tsx';
import type { SlotOf } from '../kit-props.ts';
import type { PageShellProps } from '../templates/PageShell/PageShell.tsx';
import type { TextTemplateProps } from '../templates/TextTemplate/TextTemplate.tsx';

/** The props of each component, by its name in the theme. */
export interface KitComponentsProps {
  KitAccountBand: AccountBandProps;
  KitActions: ActionsProps;
  KitAffiliationBlock: AffiliationBlockProps;
  KitArticleCard: ArticleCardProps;
  KitArticleGrid: ArticleGridProps;
  KitBenefits: BenefitsProps;
  KitButton: ButtonProps;
  KitCaption: CaptionProps;
  KitCarousel: CarouselProps;
  KitCheckboxField: CheckboxFieldProps;
  KitChoiceField: ChoiceFieldProps;
  KitClosingBanner: ClosingBannerProps;
  KitContactChannels: ContactChannelsProps;
  KitContactForm: ContactFormProps;
  KitContainer: ContainerProps;
  KitContents: ContentsProps;
  KitCookieBanner: CookieBannerProps;
  KitCoverAccordion: CoverAccordionProps;
  KitDateTimeField: DateTimeFieldProps;
  KitDialog: DialogProps;
  KitDownloadLink: DownloadLinkProps;
  KitErrorMessage: ErrorMessageProps;
  KitFeaturesDialog: FeaturesDialogProps;
  KitFeedbackDialog: FeedbackDialogProps;
  KitFeedbackForm: FeedbackFormProps;
  KitField: FieldProps;
  KitFilterTabs: FilterTabsProps;
  KitFooterAction: FooterActionProps;
  KitHeadedSection: HeadedSectionProps;
  KitHero: HeroProps;
  KitIcon: IconProps;
  KitLink: LinkProps;
  KitLoading: LoadingProps;
  KitLogo: LogoProps;
  KitMessage: MessageProps;
  KitOfficeCard: OfficeCardProps;
  KitPageHero: PageHeroProps;
  KitPageShell: PageShellProps;
  KitPager: PagerProps;
  KitPhoneField: PhoneFieldProps;
  KitPicture: PictureProps;
  KitProductCard: ProductCardProps;
  KitProductCards: ProductCardsProps<ProductCardModel>;
  KitProfileCard: ProfileCardProps;
  KitProfilePanel: ProfilePanelProps;
  KitQuoteBanner: QuoteBannerProps;
  KitRadioField: RadioFieldProps;
  KitResultCount: ResultCountProps;
  KitRichText: RichTextProps;
  KitSection: SectionProps;
  KitServiceTile: ServiceTileProps;
  KitSiteFooter: SiteFooterProps;
  KitSiteHeader: SiteHeaderProps;
  KitSkipLink: SkipLinkProps;
  KitSocialRow: SocialRowProps;
  KitSplitSection: SplitSectionProps;
  KitTabNav: TabNavProps;
  KitTextField: TextFieldProps;
  KitTextLink: TextLinkProps;
  KitTextTemplate: TextTemplateProps;
  KitTile: TileProps;
  KitToasts: ToastsProps;
  KitVisuallyHidden: VisuallyHiddenProps;
  KitWovenBand: WovenBandProps;
}

/**
 * The slots that a theme can style under a component's name, if they differ from its `slotProps`.
 */
interface ThemedSlots {
  /** The slots of all fields; they are styled here and not under each field's name. */
  KitField: SlotOf<TextFieldProps> | 'tick';
  KitCheckboxField: never;
  KitChoiceField: never;
  KitTextField: never;
  KitDateTimeField: 'row' | 'open' | 'panel';
  KitPhoneField: 'row';
  KitRadioField: 'options';
}

type ThemedSlot<Name extends keyof KitComponentsProps> = Name extends keyof ThemedSlots
  ? ThemedSlots[Name]
  : SlotOf<KitComponentsProps[Name]>;

/** The kit's components in a theme: `theme.components.KitHero`. */
export type KitThemeComponents<Theme> = {
  [Name in keyof KitComponentsProps]?: {
    readonly defaultProps?: Partial<KitComponentsProps[Name]>;
    readonly styleOverrides?: Partial<
      Record<
        'root' | ThemedSlot<Name>,
        Interpolation<{ readonly theme: Theme } & Record<string, unknown>>
      >
    >;
    readonly variants?: {
      readonly props: Partial<KitComponentsProps[Name]>;
      readonly style: Interpolation<{ readonly theme: Theme }>;
    }[];
  };
};
