import { type Components, type SxProps, type Theme, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import type { LinkModel } from './models.ts';

/** MUI's prop `component`. The types of components from `styled` lack it. */
export type Polymorphic = { readonly component?: ElementType | undefined };

/** Attributes of a slot's element, and MUI's `sx`. */
export type SlotAttributes = Readonly<Record<string, unknown>> & { readonly sx?: SxProps<Theme> };

export const classNames = (...names: readonly unknown[]): string => names.filter(Boolean).join(' ');

/** Props for a slot, or a function that computes them from the component's props. */
export type SlotProps = SlotAttributes | ((ownerState: object) => SlotAttributes);

export const slotAttributes = (props: SlotProps | undefined, ownerState: object): SlotAttributes =>
  typeof props === 'function' ? props(ownerState) : { ...props };

/** Like `slotAttributes`, but adds the slot's global class, such as `KitHero-lead`. */
export const slotWithClass = (
  slotClass: string,
  props: SlotProps | undefined,
  ownerState: object,
): SlotAttributes => {
  const attributes = slotAttributes(props, ownerState);
  return { ...attributes, className: classNames(slotClass, attributes.className) };
};

/** Props of a component: `Own`, the root's props, `sx`, `component`, and `slotProps`. */
export type KitProps<Own, Root extends ElementType, Slot extends string = never> = Own &
  Omit<
    ComponentPropsWithRef<Root>,
    keyof Own | 'children' | 'dangerouslySetInnerHTML' | 'color'
  > & {
    readonly sx?: SxProps<Theme> | undefined;
  } & Polymorphic &
  ([Slot] extends [never] ? unknown : Slotted<Slot>);

interface Slotted<Slot extends string> {
  /** Props for each slot, or functions that compute them from the component's props. */
  readonly slotProps?: Readonly<Partial<Record<Slot, SlotProps>>> | undefined;
}

interface CommonProps extends Polymorphic, Slotted<string> {
  readonly className?: string | undefined;
}

/** Adds the theme's default props and the global class of the component's root. */
export function useNamedProps<Props extends { readonly className?: string | undefined }>(
  name: keyof Components<Theme>,
  props: Props,
) {
  const own = useThemeProps({ props, name });
  return { ...own, className: classNames(`${name}-root`, own.className) };
}

/** Names of a component's slots, from the component's props. */
export type SlotOf<Props> = Props extends { readonly slotProps?: infer Slots | undefined }
  ? keyof NonNullable<Slots>
  : never;

/**
 * Adds the theme's default props. Returns the root's props, with its global class and `ownerState`
 * (for a theme's `variants` and callbacks). Also returns the function `slot`, which computes a
 * slot's props and adds the classes `states`. `base`: the default value of the prop `component`,
 * if the root is a component that has this prop.
 */
export function useKitProps<Props extends CommonProps>(
  name: keyof Components<Theme>,
  props: Props,
  base?: ElementType,
) {
  const { component, slotProps, ...own } = useThemeProps({ props, name });
  const slot = (
    part: SlotOf<Props> & string,
    ...states: readonly (string | false | undefined)[]
  ): SlotAttributes & { readonly ownerState: typeof own } => ({
    ownerState: own,
    ...slotWithClass(classNames(`${name}-${part}`, ...states), slotProps?.[part], own),
  });
  const element = base ? { component: component ?? base } : component && { as: component };
  const className = classNames(`${name}-root`, own.className);
  return { ...own, ...element, className, ownerState: own, slot };
}

export interface LabelledLink extends Omit<LinkModel, 'label' | 'external'> {
  readonly label: ReactNode;
  readonly external?: boolean | undefined;
}

export const linkProps = ({ label, href, external, lang }: LabelledLink) => ({
  href,
  external,
  lang,
  children: label,
});
