import { cloneElement, createElement, type ElementType, type ReactElement } from 'react';
import type { Usage } from './story.tsx';

type Args = Readonly<Record<string, unknown>>;

interface StoryExport {
  readonly title?: string;
  readonly component?: ElementType;
  readonly subcomponents?: Readonly<Record<string, ElementType>>;
  readonly args?: Args;
  readonly parameters?: {
    readonly usage?: Usage;
    readonly variants?: readonly ReactElement<Args>[];
  };
  readonly render?: (args: Args, context: { readonly args: Args }) => ReactElement;
}

export interface Story {
  readonly name: string;
  readonly args: Args;
  /** Makes the element, without decorators. `args` replaces the args, or overrides a variant's. */
  readonly element: (args?: Args) => ReactElement;
}

const files = Object.values(
  import.meta.glob<Readonly<Record<string, StoryExport>>>('../**/*.stories.tsx', { eager: true }),
);

/** All story files of the kit. Each variant of a story (`variants`) counts as a story. */
export const storyFiles = files.flatMap(({ default: meta, ...stories }) => {
  if (!meta?.title || !meta.component) return [];
  const { title, component, subcomponents = {} } = meta;
  const components: readonly unknown[] = [component, ...Object.values(subcomponents)];
  return [
    {
      title,
      component,
      components,
      usage: meta.parameters?.usage,
      stories: Object.entries(stories).flatMap(([name, story]) => {
        const variants = story.parameters?.variants;
        const others = (variants ?? []).map(
          (variant, index): Story => ({
            name: `${name} ${index + 1}`,
            args: variant.props,
            element: (args) => cloneElement(variant, args),
          }),
        );
        if (variants !== undefined && name !== 'Default') return others;
        const own = { ...meta.args, ...story.args };
        const render = variants ? undefined : (story.render ?? meta.render);
        const main: Story = {
          name,
          args: own,
          element: (args = own) => render?.(args, { args }) ?? createElement(component, args),
        };
        return [main, ...others];
      }),
    },
  ];
});

/** Components without slots. They would pass `slotProps` on to an HTML element. */
const slotless = /(?:Actions|Button|Caption|Icon|Link|Pager)$/;

/** Returns `slotProps` that give every slot `props`, and the slot's name as `data-slot`. */
export const everySlot = (title: string, props: Args = {}): Args =>
  slotless.test(title)
    ? {}
    : {
        slotProps: new Proxy(
          {},
          {
            get: (none, slot) =>
              typeof slot === 'string' && !(slot in none)
                ? { ...props, 'data-slot': slot }
                : Reflect.get(none, slot),
          },
        ),
      };
