import { type Components, type SxProps, type Theme, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType } from 'react';
import type { LinkModel } from './models.ts';

/** The prop of MUI's own components that `styled` drops from their types. */
export interface Polymorphic {
  readonly component?: ElementType | undefined;
}

/** The props of a slot: the attributes of its element, and `sx`. */
export type SlotAttributes = Readonly<Record<string, unknown>> & { readonly sx?: SxProps<Theme> };

/** A global class, before the classes that an element was given. */
export const classNames = (own: string, given: unknown): string =>
  [own, given].filter(Boolean).join(' ');

/** The props of a slot, or what makes them of the component's own props. */
export type SlotProps = SlotAttributes | ((ownerState: object) => SlotAttributes);

/** The props that `slotProps` gives a slot of a component with these props. */
export const slotAttributes = (given: SlotProps | undefined, ownerState: object): SlotAttributes =>
  typeof given === 'function' ? given(ownerState) : { ...given };

/** The same with the slot's global class: `KitHero-lead`. */
export const slotWithClass = (
  slotClass: string,
  given: SlotProps | undefined,
  ownerState: object,
): SlotAttributes => {
  const attributes = slotAttributes(given, ownerState);
  return { ...attributes, className: classNames(slotClass, attributes.className) };
};

/**
 * A component's props: its own, and MUI's for its root element: `sx`, `component`, `ref`,
 * `className` and every attribute that the component does not set itself.
 *
 * @typeParam Slot the names of its slots, for `slotProps`.
 */
export type KitProps<Own, Root extends ElementType, Slot extends string = never> = Own &
  Omit<
    ComponentPropsWithRef<Root>,
    keyof Own | 'children' | 'dangerouslySetInnerHTML' | 'color'
  > & {
    /** MUI's system prop for styles. */
    readonly sx?: SxProps<Theme> | undefined;
    /** The element or component to render as the root. */
    readonly component?: ElementType | undefined;
  } & ([Slot] extends [never] ? unknown : Slotted<Slot>);

interface Slotted<Slot extends string> {
  /** The props of each part, or a function that makes them of the component's own. */
  readonly slotProps?: Readonly<Partial<Record<Slot, SlotProps>>> | undefined;
}

interface Settable extends Polymorphic, Slotted<string> {
  readonly className?: string | undefined;
}

/** A component's props with the theme's defaults, and its global class, for a root that takes all of them. */
export function useNamedProps<Props extends { readonly className?: string | undefined }>(
  name: keyof Components<Theme>,
  props: Props,
) {
  const own = useThemeProps({ props, name });
  return { ...own, className: classNames(`${name}-root`, own.className) };
}

/** The names of a component's slots. */
export type SlotOf<Props> = Props extends { readonly slotProps?: infer Slots | undefined }
  ? keyof NonNullable<Slots>
  : never;

/**
 * A component's props with the theme's defaults (`theme.components.KitHero.defaultProps`).
 *
 * @param name of the component in the theme: 'KitHero'.
 * @param base for a root that is a component of MUI or the kit: the props that it has by default.
 * @returns the props, with the root's global class; for other roots `as`, if `component` was given;
 *   `ownerState`, by which a theme's `variants` and callbacks know all of the props; and `slot`, which
 *   returns the props of a part.
 */
export function useKitProps<Props extends Settable, Base extends Settable = Settable>(
  name: keyof Components<Theme>,
  props: Props,
  base?: Base,
) {
  const { component, slotProps, ...own } = useThemeProps({ props, name });
  const slot = (part: SlotOf<Props> & string): SlotAttributes => ({
    ownerState: own,
    ...slotWithClass(`${name}-${part}`, slotProps?.[part], own),
  });
  const element = component && (base ? { component } : { as: component });
  const className = classNames(`${name}-root`, own.className);
  return { ...base, ...own, ...element, className, ownerState: own, slot };
}

/** The props of a link or button, from its model. */
export const linkProps = ({ label, href, external }: LinkModel) => ({
  href,
  external,
  children: label,
});
