import { type ESTree, parseSync, Visitor } from 'vite';

/** A stretch of a source text, and what takes its place. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const edited = (source: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
      source,
    );

/** Fields of a company that hold no words: addresses, names of icons, ways of writing. */
const wordless: ReadonlySet<string> = new Set([
  ...['id', 'href', 'icon', 'from', 'locale', 'defaultCountry'],
]);

/**
 * Fields whose text is a choice for the code, not words for visitors: where a link leads, whose
 * something is.
 */
const choices: ReadonlySet<string> = new Set([
  ...['record', 'portal', 'own', 'group', 'individual', 'institution'],
]);

/** A text as the code of a string. */
export const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;

/** A part of a text that is put together: whether it is the first, and the last. */
export interface Part {
  readonly begins: boolean;
  readonly ends: boolean;
}

type Field = ESTree.ObjectProperty | ESTree.BindingProperty | ESTree.AssignmentTargetProperty;

const nameOf = ({ key }: Field): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** A company's module with its texts in other words; types, comparisons and what holds no words stay. */
export function withTexts(source: string, translate: (text: string, part: Part) => string): string {
  const edits: Edit[] = [];
  const fields: Field[] = [];
  let silent = 0;
  const enter = () => {
    silent += 1;
  };
  const leave = () => {
    silent -= 1;
  };
  new Visitor({
    ImportDeclaration: enter,
    'ImportDeclaration:exit': leave,
    TSLiteralType: enter,
    'TSLiteralType:exit': leave,
    BinaryExpression: enter,
    'BinaryExpression:exit': leave,
    Property(field) {
      fields.push(field);
    },
    'Property:exit': () => {
      fields.pop();
    },
    Literal({ value, start, end }) {
      const field = fields.at(-1);
      if (typeof value !== 'string' || silent > 0 || field?.key.start === start) return;
      if (choices.has(value) || (field && wordless.has(nameOf(field)))) return;
      edits.push({ start, end, text: quoted(translate(value, { begins: true, ends: true })) });
    },
    TemplateLiteral({ quasis }) {
      quasis.forEach(({ value: { raw }, start }, index) => {
        // The node starts at the quote or brace before the text.
        const from = start + 1;
        const part = { begins: index === 0, ends: index === quasis.length - 1 };
        edits.push({ start: from, end: from + raw.length, text: translate(raw, part) });
      });
    },
  }).visit(parseSync('module.ts', source).program);
  return edited(source, edits);
}

/**
 * A company's module with one more audience: wherever a value is kept for each, after that of the one
 * that it is like.
 *
 * @param write what is kept for the new one, from the other's value as the source has it.
 */
export function withAudience(
  source: string,
  { name, like }: { readonly name: string; readonly like: string },
  write: (value: string) => string = (value) => value,
): string {
  const edits: Edit[] = [];
  new Visitor({
    Property(field) {
      if (nameOf(field) !== like) return;
      const { start, end } = field.value;
      edits.push({
        start: end,
        end,
        text: `, ${name}: ${write(source.slice(start, end))}`,
      });
    },
  }).visit(parseSync('module.ts', source).program);
  return edited(source, edits);
}
