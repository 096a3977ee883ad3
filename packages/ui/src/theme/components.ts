import generateUtilityClass from '@mui/material/generateUtilityClass';
import type { Interpolation } from '@mui/material/styles';
import type { SlotOf } from '../kit-props.ts';

type Kit = typeof import('../index.ts') & typeof import('../forms.ts');

type Unthemed = `${string}Template` | `${'' | 'Themed'}KitProvider`;

type Themed<Name extends string> = Name extends Unthemed | Uncapitalize<Name> ? never : Name;

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/** Props of each component, by the component's name in a theme, such as `KitHero`. */
export type KitComponentsProps = {
  [Name in keyof Kit as `Kit${Themed<Name>}`]: PropsOf<Kit[Name]>;
};

/** Slots that a theme can style, if they differ from the slots in a component's `slotProps`. */
interface ThemedSlots {
  /** Slots of fields. A style of `KitField` applies to every kind of field that has the slot. */
  KitField: SlotOf<KitComponentsProps['KitTextField']> | 'tick';
  KitCheckboxField: never;
  KitChoiceField: never;
  KitTextField: never;
  KitDateTimeField: 'row' | 'open' | 'panel';
  KitPhoneField: 'row';
}

/** The slots that a theme can style in a component, besides the root. */
export type ThemedSlot<Name extends keyof KitComponentsProps> = Name extends keyof ThemedSlots
  ? ThemedSlots[Name]
  : SlotOf<KitComponentsProps[Name]>;

/** Entries for the kit's components in a theme: `theme.components.KitHero`. */
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

/** The global class of a component's slot: `kitClass('KitHero', 'lead')` is `KitHero-lead`. */
export const kitClass = <Name extends keyof KitComponentsProps>(
  name: Name,
  slot: 'root' | ThemedSlot<Name> = 'root',
): string =>
  // Without the third argument, MUI returns its state class `Mui-open` for the slot `open`.
  generateUtilityClass(name, slot, name);
