import { type Components, type SxProps, type Theme, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { LinkModel } from './models.ts';

/** A prop of MUI's components that `styled` drops from their types. */
export interface Polymorphic {
  readonly component?: ElementType | undefined;
}

/** Props of a slot: attributes of its element, and `sx`. */
export type SlotAttributes = Readonly<Record<string, unknown>> & { readonly sx?: SxProps<Theme> };

/** A global class, before an element's other classes. */
export const classNames = (own: string, props: unknown): string =>
  [own, props].filter(Boolean).join(' ');

/** Props of a slot, or a function that makes them of the component's props. */
export type SlotProps = SlotAttributes | ((ownerState: object) => SlotAttributes);

/** The attributes of a slot from `slotProps`. */
export const slotAttributes = (props: SlotProps | undefined, ownerState: object): SlotAttributes =>
  typeof props === 'function' ? props(ownerState) : { ...props };

/** The same with the slot's global class: `KitHero-lead`. */
export const slotWithClass = (
  slotClass: string,
  props: SlotProps | undefined,
  ownerState: object,
): SlotAttributes => {
  const attributes = slotAttributes(props, ownerState);
  return { ...attributes, className: classNames(slotClass, attributes.className) };
};

/**
 * A component's props: its own, and MUI's for its root element: `sx`, `component`, `ref`,
 * `className` and every attribute that the component does not set itself.
 * @typeParam Slot the names of its slots, for `slotProps`.
 */
export type KitProps<Own, Root extends ElementType, Slot extends string = never> = Own &
  Omit<
    ComponentPropsWithRef<Root>,
    keyof Own | 'children' | 'dangerouslySetInnerHTML' | 'color'
  > & {
    /** MUI's system prop for styles. */
    readonly sx?: SxProps<Theme> | undefined;
    readonly component?: ElementType | undefined;
  } & ([Slot] extends [never] ? unknown : Slotted<Slot>);

interface Slotted<Slot extends string> {
  /** The props of each part, or a function that makes them of the component's own. */
  readonly slotProps?: Readonly<Partial<Record<Slot, SlotProps>>> | undefined;
}

interface Settable extends Polymorphic, Slotted<string> {
  readonly className?: string | undefined;
}

/** A component's props with the theme's defaults and its global class. */
export function useNamedProps<Props extends { readonly className?: string | undefined }>(
  name: keyof Components<Theme>,
  props: Props,
) {
  const own = useThemeProps({ props, name });
  return { ...own, className: classNames(`${name}-root`, own.className) };
}

export type SlotOf<Props> = Props extends { readonly slotProps?: infer Slots | undefined }
  ? keyof NonNullable<Slots>
  : never;

/**
 * A component's props with the theme's defaults (`theme.components.KitHero.defaultProps`).
 * @param name of the component in the theme: 'KitHero'.
 * @param base default props of a root that is a component of MUI or the kit.
 * @returns the props, with the root's global class; for other roots `as`, if `component` was given;
 * `ownerState` with all props, for a theme's `variants` and callbacks; and `slot`, which returns
 * the props of a part.
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

interface LabelledLink extends Omit<LinkModel, 'label' | 'external'> {
  readonly label: ReactNode;
  readonly external?: boolean | undefined;
}

export const linkProps = ({ label, href, external }: LabelledLink) => ({
  href,
  external,
  children: label,
});
