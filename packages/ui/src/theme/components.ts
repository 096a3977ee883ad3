import type { Interpolation } from '@mui/material/styles';
import type { ButtonProps } from '../components/Button/Button.tsx';
import type { CarouselProps } from '../components/Carousel/Carousel.tsx';
import type { CookieBannerProps } from '../components/CookieBanner/CookieBanner.tsx';
import type { CoverAccordionProps } from '../components/CoverAccordion/CoverAccordion.tsx';
import type { DialogProps } from '../components/Dialog/Dialog.tsx';
import type { DownloadLinkProps } from '../components/DownloadLink/DownloadLink.tsx';
import type { ErrorMessageProps } from '../components/ErrorMessage/ErrorMessage.tsx';
import type { FeaturesDialogProps } from '../components/FeaturesDialog/FeaturesDialog.tsx';
import type { FeedbackDialogProps } from '../components/FeedbackDialog/FeedbackDialog.tsx';
import type { FilterTabsProps } from '../components/FilterTabs/FilterTabs.tsx';
import type { FooterActionProps } from '../components/FooterAction/FooterAction.tsx';
import type { HeroProps } from '../components/Hero/Hero.tsx';
import type { IconProps } from '../components/Icon/Icon.tsx';
import type { LinkProps } from '../components/Link/Link.tsx';
import type { LoadingProps } from '../components/Loading/Loading.tsx';
import type { MessageProps } from '../components/Message/Message.tsx';
import type { PagerProps } from '../components/Pager/Pager.tsx';
import type { SiteFooterProps } from '../components/SiteFooter/SiteFooter.tsx';
import type { SiteHeaderProps } from '../components/SiteHeader/SiteHeader.tsx';
import type { SkipLinkProps } from '../components/SkipLink/SkipLink.tsx';
import type { SocialRowProps } from '../components/SocialRow/SocialRow.tsx';
import type { TabNavProps } from '../components/TabNav/TabNav.tsx';
import type { ToastsProps } from '../components/Toasts/Toasts.tsx';
import type { PageShellProps } from '../templates/PageShell/PageShell.tsx';

/** Every component's properties by the name that a theme knows it by. */
export interface KitComponentsProps {
  KitButton: ButtonProps;
  KitCarousel: CarouselProps;
  KitCookieBanner: CookieBannerProps;
  KitCoverAccordion: CoverAccordionProps;
  KitDialog: DialogProps;
  KitDownloadLink: DownloadLinkProps;
  KitErrorMessage: ErrorMessageProps;
  KitFeaturesDialog: FeaturesDialogProps;
  KitFeedbackDialog: FeedbackDialogProps;
  KitFilterTabs: FilterTabsProps;
  KitFooterAction: FooterActionProps;
  KitHero: HeroProps;
  KitIcon: IconProps;
  KitLink: LinkProps;
  KitLoading: LoadingProps;
  KitMessage: MessageProps;
  KitPageShell: PageShellProps;
  KitPager: PagerProps;
  KitSiteFooter: SiteFooterProps;
  KitSiteHeader: SiteHeaderProps;
  KitSkipLink: SkipLinkProps;
  KitSocialRow: SocialRowProps;
  KitTabNav: TabNavProps;
  KitToasts: ToastsProps;
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
