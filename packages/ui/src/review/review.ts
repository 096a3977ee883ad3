import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import type TS from 'typescript';

/**
 * The application's compiler. TypeScript 7 has no interface for programs, so an application with it
 * has version 6 beside it, as `typescript-6`.
 */
function compiler(): typeof TS {
  const require = createRequire(resolve('package.json'));
  for (const name of ['typescript', 'typescript-6']) {
    try {
      const found: typeof TS = require(name);
      if ('createProgram' in found) return found;
    } catch {}
  }
  throw new Error(
    'insurance-kit review needs TypeScript 5.9 or 6: `npm install --save-dev typescript-6@npm:typescript@6`.',
  );
}

const ts = compiler();

/** What a page does that the kit does not know, or that a page may not do. */
export interface Finding {
  /** Relative to the working directory. */
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

const kit = '@insurance-kit/ui';

/** Every name that the kit exports, by its entry point (`exports.txt`). */
const exported: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  readFileSync(new URL('../../exports.txt', import.meta.url), 'utf8')
    .split(/\n(?=\S)/)
    .map((entry) => {
      const [address = '', ...names] = entry.trim().split('\n');
      return [address, new Set(names.map((name) => name.trim().replace('type ', '')))];
    }),
);

/** Components that bring the page's `h1`. */
const headings: ReadonlySet<string> = new Set(['Hero', 'PageHero', 'ErrorMessage']);

const colourKey = /colou?r$|^bg|background|^fill$|^stroke$|border|outline|shadow/i;
const colour =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|^(?:black|white|gr[ae]y|red|green|blue|orange|yellow|purple|pink|brown|navy|teal|silver|gold)$/i;
const gapKey =
  /^(?:gap|rowGap|columnGap|spacing|(?:margin|padding)(?:Top|Right|Bottom|Left|Block|Inline)?(?:Start|End)?|[mp][trblxy]?)$/;
const length = /(-?[\d.]+)(px|r?em)\b/g;

/** Lengths that are not on the kit's grid of 4 px. */
const offGrid = (text: string): readonly string[] =>
  [...text.matchAll(length)]
    .filter(([, number, unit]) => (Number(number) * (unit === 'px' ? 1 : 16)) % 4 !== 0)
    .map(([found]) => found);

const isOpening = (node: TS.Node): node is TS.JsxOpeningLikeElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

const tagOf = (node: TS.JsxOpeningLikeElement): string => node.tagName.getText();

/** An attribute's value, where it is plain text. */
const attributeText = (node: TS.JsxOpeningLikeElement, name: string): string | undefined => {
  for (const attribute of node.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    const value = attribute.initializer;
    if (value !== undefined && ts.isStringLiteral(value)) return value.text;
  }
  return undefined;
};

/** How many `h1` a part of a page shows: of two branches, the one with more. */
function headingsIn(node: TS.Node): number {
  if (ts.isConditionalExpression(node)) {
    return Math.max(headingsIn(node.whenTrue), headingsIn(node.whenFalse));
  }
  let own = 0;
  if (isOpening(node)) {
    const tag = tagOf(node);
    const isHeading =
      tag === 'h1' ||
      headings.has(tag) ||
      attributeText(node, 'component') === 'h1' ||
      (tag === 'Typography' && [undefined, 'h1'].includes(attributeText(node, 'component'))
        ? attributeText(node, 'variant') === 'h1'
        : false);
    own = isHeading ? 1 : 0;
  }
  ts.forEachChild(node, (child) => {
    own += headingsIn(child);
  });
  return own;
}

/** The markup that a function returns, each of its returns by itself. */
function returnsOf(body: TS.Node): readonly TS.Node[] {
  if (!ts.isBlock(body)) return [body];
  const found: TS.Node[] = [];
  const visit = (node: TS.Node): void => {
    if (ts.isReturnStatement(node)) found.push(node);
    else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

/** What one module does that the kit does not know, or that a page may not do. */
function findingsIn(source: TS.SourceFile, checker: TS.TypeChecker): readonly Finding[] {
  const findings: Finding[] = [];
  const say = (node: TS.Node, problem: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    findings.push({ file: relative('', source.fileName), line: line + 1, problem });
  };
  /** The kit's name of a component, by the name that it has here. */
  const ofKit = new Map<string, string>();
  const declared = new Set<string>();

  const importing = ({ moduleSpecifier, importClause }: TS.ImportDeclaration): void => {
    const address = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    if (address !== kit && !address.startsWith(`${kit}/`)) return;
    const names = exported.get(address.replace(/\?.*/, ''));
    if (names === undefined) say(moduleSpecifier, `there is no '${address}'`);
    const bindings = importClause?.namedBindings;
    for (const one of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
      const name = (one.propertyName ?? one.name).text;
      ofKit.set(one.name.text, name);
      if (names !== undefined && !names.has(name)) say(one, `${address} has no '${name}'`);
    }
  };

  const element = (node: TS.JsxOpeningLikeElement, inShell: boolean): void => {
    const tag = tagOf(node);
    if (tag === 'main' && inShell) say(node, '`main` in `PageShell`, which has one');
    if (/^[A-Z]\w*$/.test(tag) && !declared.has(tag)) say(node, `nothing here is called '${tag}'`);
    const name = ofKit.get(tag);
    if (name !== undefined) props(node, name);
  };

  const props = (node: TS.JsxOpeningLikeElement, name: string): void => {
    const type = checker.getContextualType(node.attributes);
    if (type === undefined || (type.flags & ts.TypeFlags.Any) !== 0) return;
    const types = type.isUnion() ? type.types : [type];
    // A component that is unknown takes everything.
    if (types.every((one) => one.getProperties().length === 0)) return;
    for (const attribute of node.attributes.properties) {
      if (!ts.isJsxAttribute(attribute)) continue;
      const prop = attribute.name.getText();
      const known = types.some((one) => one.getProperty(prop) !== undefined);
      if (!known && !/-|^key$|^ref$/.test(prop)) say(attribute, `${name} has no prop '${prop}'`);
    }
  };

  /** A value of an attribute, or of an object in one. */
  const value = (key: string, node: TS.Node, isStyle: boolean): void => {
    if (ts.isNumericLiteral(node)) {
      // In `sx` it is a number of steps.
      const isOff = isStyle && gapKey.test(key) && Number(node.text) % 4 !== 0;
      if (isOff) say(node, `${key} of ${node.text} px is not on the grid of 4 px`);
      return;
    }
    if (ts.isConditionalExpression(node)) {
      value(key, node.whenTrue, isStyle);
      value(key, node.whenFalse, isStyle);
    }
    if (!ts.isStringLiteralLike(node)) return;
    if (colourKey.test(key) && colour.test(node.text)) {
      say(node, `${key}: '${node.text}' is a colour of its own: take a role, as in 'roles.panel'`);
    }
    const off = gapKey.test(key) ? offGrid(node.text) : [];
    if (off.length > 0) say(node, `${key} of ${off.join(' ')} is not on the grid of 4 px`);
  };

  const attribute = (node: TS.JsxAttribute): void => {
    const name = node.name.getText();
    const given = node.initializer;
    const plain = given && ts.isJsxExpression(given) ? given.expression : given;
    if (plain === undefined) return;
    if (name !== 'sx' && name !== 'style' && !name.startsWith('slot')) {
      if (!ts.isJsxElement(plain)) value(name, plain, false);
      return;
    }
    const visit = (inner: TS.Node, isStyle: boolean): void => {
      if (ts.isPropertyAssignment(inner)) {
        const key = inner.name.getText().replaceAll(/['"]/g, '');
        value(key, inner.initializer, isStyle);
        ts.forEachChild(inner, (child) => visit(child, isStyle || key === 'style'));
      } else ts.forEachChild(inner, (child) => visit(child, isStyle));
    };
    visit(plain, name === 'style');
  };

  const page = (node: TS.SignatureDeclaration): void => {
    const body = 'body' in node ? node.body : undefined;
    const most = body === undefined ? 0 : Math.max(0, ...returnsOf(body).map(headingsIn));
    if (most > 1) say(node, `${most} \`h1\` at once: a page has one, and a hero brings it`);
  };

  const visit = (node: TS.Node, inShell: boolean): void => {
    if (ts.isImportDeclaration(node)) importing(node);
    if (isOpening(node)) element(node, inShell);
    if (ts.isJsxAttribute(node)) attribute(node);
    if (ts.isFunctionLike(node)) page(node);
    const isShell = ts.isJsxElement(node) && ofKit.get(tagOf(node.openingElement)) === 'PageShell';
    ts.forEachChild(node, (child) => visit(child, inShell || isShell));
  };

  const declare = (node: TS.Node): void => {
    ts.forEachChild(node, (child) => {
      if (ts.isIdentifier(child) && 'name' in node && node.name === child) declared.add(child.text);
      declare(child);
    });
  };
  declare(source);
  visit(source, false);
  return findings;
}

/**
 * Reviews modules with JSX: what the kit does not know, and what a page may not do.
 *
 * @param files paths of modules; their nearest `tsconfig.json` says how they are read.
 */
export function review(files: readonly string[]): readonly Finding[] {
  const [first = ''] = files;
  const config = ts.findConfigFile(dirname(first), ts.sys.fileExists);
  const { options } =
    config === undefined
      ? { options: { jsx: ts.JsxEmit.ReactJSX } }
      : ts.parseJsonConfigFileContent(
          ts.readConfigFile(config, ts.sys.readFile).config,
          ts.sys,
          dirname(config),
        );
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source === undefined ? [] : findingsIn(source, checker);
  });
}
