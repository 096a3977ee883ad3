/** Marks what a company has to write: texts of modules by `todo('…')`, content by filler. */
import { fillerLike } from 'site/companies/todo.ts';
import { parseSync, Visitor } from 'vite';

/** Decides whether a text must be written. */
export type IsOpen = (text: string) => boolean;

/** Whether a text is a sentence. Short labels fit any company. */
export const isSentence: IsOpen = (text) => /(?:\S+\s+){4}\S/.test(text);

/** Wraps texts of a module in `todo(…)`, imported from `companies`. */
export function withTodos(text: string, isOpen: IsOpen, companies: string): string {
  const found: { readonly start: number; readonly end: number }[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string' && isOpen(node.value)) found.push(node);
    },
    TemplateLiteral(node) {
      if (isOpen(node.quasis.map(({ value }) => value.cooked).join('…'))) found.push(node);
    },
  }).visit(parseSync('module.ts', text).program);
  if (found.length === 0) return text;
  // A text inside another's `${…}` is wrapped with it.
  const outer = found.filter(
    (one) => !found.some(({ start, end }) => start < one.start && one.end < end),
  );
  const marked = outer
    .sort((one, other) => other.start - one.start)
    .reduce(
      (now, { start, end }) =>
        `${now.slice(0, start)}todo(${now.slice(start, end)})${now.slice(end)}`,
      text,
    );
  return `import { todo } from '${companies}/todo.ts';\n${marked}`;
}

/** Replaces words of HTML by filler, and removes links to other sites. */
export const fillerHtml = (html: string): string =>
  html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<'))
        return part.replace(
          / (?:href="(?:https?|tel|mailto):[^"]*"|alt="[^"]*"|lang="[^"]*")/g,
          '',
        );
      return /\p{L}|\d/u.test(part) ? part.replace(/\S(?:.*\S)?/s, fillerLike) : part;
    })
    .join('');
