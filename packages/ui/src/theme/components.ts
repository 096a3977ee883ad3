import type { Interpolation } from '@mui/material/styles';
import type { ButtonProps } from '../components/Button/Button.tsx';
import type { HeroProps } from '../components/Hero/Hero.tsx';
import type { IconProps } from '../components/Icon/Icon.tsx';
import type { LinkProps } from '../components/Link/Link.tsx';

/** Every component's properties by the name that a theme knows it by. */
export interface KitComponentsProps {
  KitButton: ButtonProps;
  KitHero: HeroProps;
  KitIcon: IconProps;
  KitLink: LinkProps;
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
