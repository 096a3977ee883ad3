import types from 'virtual:kit-types';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const named = (text: string): readonly string[] =>
  (text.match(/\b[A-Z]\w+/g) ?? []).filter((name) => name in types);

/** The declarations of the kit's types that a type names, and of those that these name. */
function declarationsOf(type: string): readonly string[] {
  const found = new Set<string>();
  const follow = (text: string): void => {
    for (const name of named(text)) {
      if (found.has(name)) continue;
      found.add(name);
      follow((types[name] ?? '').replace(/\/\*\*.*?\*\//gs, ''));
    }
  };
  follow(type);
  return [...found].map((name) => types[name] ?? '');
}

/** Adds the fields of the kit's models to the tables of props. */
export const expandModels: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table } = argType;
      const summary = table?.type?.summary;
      const detail = summary ? declarationsOf(summary).join('\n\n') : '';
      return [
        name,
        detail === '' ? argType : { ...argType, table: { ...table, type: { summary, detail } } },
      ];
    }),
  );
