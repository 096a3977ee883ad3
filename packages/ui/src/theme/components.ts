import type { Interpolation } from '@mui/material/styles';
import type { SlotOf } from '../kit-props.ts';

type Kit = typeof import('../index.ts') & typeof import('../forms.ts');

type Unthemed = `${string}Template` | `${'' | 'Themed'}KitProvider`;

type Themed<Name extends string> = Name extends Unthemed | Uncapitalize<Name> ? never : Name;

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/** The props of each component, by its name in the theme: `KitHero`. */
export type KitComponentsProps = {
  [Name in keyof Kit as `Kit${Themed<Name>}`]: PropsOf<Kit[Name]>;
};

/** Slots that a theme can style, if they differ from a component's `slotProps`. */
interface ThemedSlots {
  /** The slots of all fields, which share these styles. */
  KitField: SlotOf<KitComponentsProps['KitTextField']> | 'tick';
  KitCheckboxField: never;
  KitChoiceField: never;
  KitTextField: never;
  KitDateTimeField: 'row' | 'open' | 'panel';
  KitPhoneField: 'row';
}

/** The slots of a component that a theme can style, besides its root. */
export type ThemedSlot<Name extends keyof KitComponentsProps> = Name extends keyof ThemedSlots
  ? ThemedSlots[Name]
  : SlotOf<KitComponentsProps[Name]>;

/** The kit's components in a theme: `theme.components.KitHero`. */
export type KitThemeComponents<Theme> = {
  [Name in keyof KitComponentsProps]?: {
    readonly defaultProps?: Partial<KitComponentsProps[Name]>;
    readonly styleOverrides?: Partial<
      Record<
        'root' | ThemedSlot<Name>,
        Interpolation<
          { readonly theme: Theme; readonly ownerState: KitComponentsProps[Name] } & Record<
            string,
            unknown
          >
        >
      >
    >;
    readonly variants?: {
      readonly props:
        | Partial<KitComponentsProps[Name]>
        | ((props: KitComponentsProps[Name]) => boolean);
      readonly style: Interpolation<{ readonly theme: Theme }>;
    }[];
  };
};
