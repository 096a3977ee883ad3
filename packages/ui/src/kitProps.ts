import { type SxProps, type Theme, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';

/** What a slot takes: the attributes of its element, and `sx`. */
export type SlotAttributes = Readonly<Record<string, unknown>> & { readonly sx?: SxProps<Theme> };

/**
 * A component's properties: its own, and MUI's for its root element: `sx`, `component`, `ref`,
 * `className` and every attribute that the component does not set itself.
 *
 * @typeParam Slot the parts that `slots` replaces and `slotProps` gives attributes to.
 */
export type KitProps<Own, Root extends ElementType, Slot extends string = never> = Own &
  Omit<
    ComponentPropsWithRef<Root>,
    keyof Own | 'children' | 'dangerouslySetInnerHTML' | 'color'
  > & {
    /** Styles by the theme's measures, as MUI takes them. */
    readonly sx?: SxProps<Theme> | undefined;
    /** The element or component that the root is made of. */
    readonly component?: ElementType | undefined;
  } & ([Slot] extends [never]
    ? unknown
    : {
        /** The element or component that a part is made of. */
        readonly slots?: Readonly<Partial<Record<Slot, ElementType>>> | undefined;
        /** Attributes of a part. */
        readonly slotProps?: Readonly<Partial<Record<Slot, SlotAttributes>>> | undefined;
      });

interface Settable {
  readonly component?: ElementType | undefined;
  readonly slots?: Readonly<Partial<Record<string, ElementType>>> | undefined;
  readonly slotProps?: Readonly<Partial<Record<string, SlotAttributes>>> | undefined;
}

/** The name of a slot that a component's properties speak of. */
export type SlotOf<Props> = Props extends { readonly slotProps?: infer Slots | undefined }
  ? keyof NonNullable<Slots>
  : never;

/**
 * A component's properties with the theme's defaults (`theme.components.KitHero.defaultProps`).
 *
 * @param name of the component in the theme: 'KitHero'.
 * @returns the properties; `as` for the root, where `component` was given; and `slot`, which gives the
 *   attributes of a part.
 */
export function useKitProps<Props extends Settable>(name: string, props: Props) {
  const { component, slots, slotProps, ...own } = useThemeProps({ props, name });
  const slot = (part: SlotOf<Props> & string): SlotAttributes => {
    const element = slots?.[part];
    return { ...(element && { as: element }), ...slotProps?.[part] };
  };
  return { ...own, ...(component && { as: component }), slot };
}
