import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { isHandWritten } from './safe-html.ts';

type Props = Readonly<Record<string, unknown>>;

/** Lines are no longer than this, where they can be broken. */
const lineLength = 90;

const indented = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** Sets the code shown for a function whose own source uses names of the story's file. */
export const writtenAs = <Fn extends (...parameters: never[]) => unknown>(
  code: string,
  fn: Fn,
): Fn => Object.assign(fn, { toString: () => code });

/** Writes parts in one line if they fit, else one a line. */
function list(open: string, parts: readonly string[], close: string): string {
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= lineLength && !line.includes('\n')) return line;
  return `${open.trim()}\n${indented(parts.map((part) => `${part},\n`).join(''))}${close.trim()}`;
}

const quoted = (text: string): string => {
  if (text.includes('\n') && !/[`$\\]/.test(text)) return `\`${text}\``;
  const inDouble = JSON.stringify(text);
  return text.includes("'") ? inDouble : `'${inDouble.slice(1, -1).replaceAll('\\"', '"')}'`;
};

const isPlainText = (child: unknown): child is string =>
  typeof child === 'string' && !/[{}<>&\n]|^\s|\s$|^$/.test(child);

const isShown = (child: unknown): boolean =>
  child !== undefined && child !== null && typeof child !== 'boolean';

/** Writes an element as code, and keeps the components that the code has to import. */
class Writer {
  readonly components = new Set<string>();

  element({ type, key, props }: ReactElement<Props>): string {
    const name = this.nameOf(type);
    const { children, ...rest } = props;
    const attributes = [...(key === null ? [] : [`key="${key}"`]), ...this.attributes(rest)];
    const flat = [`<${name}`, ...attributes].join(' ');
    const head =
      flat.length <= lineLength && !flat.includes('\n')
        ? flat
        : `<${name}\n${indented(attributes.join('\n'))}\n`;
    const inside = [children].flat(Number.POSITIVE_INFINITY).filter(isShown);
    if (inside.length === 0) return `${head}${head === flat ? ' ' : ''}/>`;
    const written = inside.map((child) => this.child(child));
    const line = `${head}>${written.join('')}</${name}>`;
    if (inside.length === 1 && line.length <= lineLength && !line.includes('\n')) return line;
    return `${head}>\n${indented(written.join('\n'))}\n</${name}>`;
  }

  private nameOf(type: ReactElement['type']): string {
    if (typeof type === 'string') return type;
    if (type === Fragment) return '';
    const { displayName, name }: { readonly displayName?: string; readonly name: string } = type;
    this.components.add(displayName ?? name);
    return displayName ?? name;
  }

  private attributes(props: Props): readonly string[] {
    const { command, commandfor, 'aria-haspopup': _, ...others } = props;
    if (command === 'show-modal') {
      return [`{...opensDialog('${commandfor}')}`, ...this.attributes(others)];
    }
    return Object.entries(props).map(([name, value]) => {
      if (value === true) return name;
      const code = this.value(value);
      return typeof value === 'string' && /^'[^'&\\]*'$/.test(code)
        ? `${name}="${value.replaceAll('"', '&quot;')}"`
        : `${name}={${code}}`;
    });
  }

  private child(child: unknown): string {
    if (isValidElement<Props>(child)) return this.element(child);
    return isPlainText(child) ? child : `{${this.value(child)}}`;
  }

  private value(value: unknown): string {
    if (isValidElement<Props>(value)) return this.element(value);
    if (typeof value === 'function') return 'mock' in value ? '() => undefined' : String(value);
    if (typeof value === 'string') {
      return isHandWritten(value) ? `safeHtml(${quoted(value)})` : quoted(value);
    }
    if (Array.isArray(value))
      return list(
        '[',
        value.map((one) => this.value(one)),
        ']',
      );
    if (typeof value !== 'object' || value === null) return String(value);
    const fields = Object.entries(value).map(
      ([name, one]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${this.value(one)}`,
    );
    return list('{ ', fields, ' }');
  }
}

const safeHtmlHelper = `/** For HTML that you wrote yourself. Other people's goes through a sanitiser. */
const safeHtml = (html: string) => html as SafeHtml;

`;

/** Components of `@insurance-kit/ui/forms`. */
const inForms: ReadonlySet<string> = new Set(['ContactForm', 'DateTimeField', 'PhoneField']);

/** A story's element as a file that can be pasted into an application. */
export function storyCode(node: ReactNode): string {
  const writer = new Writer();
  const code = isValidElement<Props>(node) ? writer.element(node) : '<></>';
  const withHtml = code.includes('safeHtml(');
  const names = [...writer.components].sort().concat(withHtml ? 'type SafeHtml' : []);
  const imported = (way: string, some: readonly string[]): string =>
    some.length === 0 ? '' : `${list('import { ', some, ' }')} from '@insurance-kit/ui${way}';\n`;
  return [
    imported(
      '',
      names.filter((name) => !inForms.has(name)),
    ),
    imported(
      '/forms',
      names.filter((name) => inForms.has(name)),
    ),
    code.includes('opensDialog(') ? "import { opensDialog } from '@insurance-kit/ui/page';\n" : '',
    '\n',
    withHtml ? safeHtmlHelper : '',
    `export const Example = () => (\n${indented(code)}\n);\n`,
  ].join('');
}
