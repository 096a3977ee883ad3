import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ColorValueNormalized,
  type ConfigInit,
  defineConfig,
  type LintRule,
  type LintRuleLonghand,
  type LintRuleShorthand,
  type LogEntry,
  Logger,
  type ParseResult,
  type Plugin,
  parse,
  RECOMMENDED_CONFIG,
  type TokenNormalized,
} from '@terrazzo/parser';
import { root } from './workspace.mjs';

/** A token file cannot be read: its file, the token's path and what is wrong. */
export class TokenError extends Error {
  constructor(file: string, path: string, problem: string) {
    super(`${file}: ${path === '' ? '' : `${path}: `}${problem}`);
    this.name = 'TokenError';
  }
}

/** A colour as `#rrggbb`, without its opacity. */
export const hexOf = ({ components }: Pick<ColorValueNormalized, 'components'>): `#${string}` =>
  `#${components
    .map((part) => Math.round((part ?? 0) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** The colour of a `#rrggbb`, as token files write it. */
export const colorOf = (hex: string) => {
  const at = (from: number): number =>
    Math.round((Number.parseInt(hex.slice(from, from + 2), 16) / 255) * 10_000) / 10_000;
  return { colorSpace: 'srgb', components: [at(1), at(3), at(5)], hex } as const;
};

const colours = (token: TokenNormalized): readonly ColorValueNormalized[] => {
  if (token.$type === 'color') return [token.$value];
  return token.$type === 'shadow' ? token.$value.map(({ color }) => color) : [];
};

/** What Terrazzo's own rules do not ask. */
const ownRule: LintRule<string> = {
  defaultOptions: {},
  create({ tokens, report }) {
    for (const token of Object.values(tokens)) {
      const { node } = token.source;
      const rule = `core/valid-${token.$type?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      if (!(rule in RECOMMENDED_CONFIG)) {
        report({ node, message: `Its $type is ${token.$type}, which is no type of DTCG 2025.10.` });
      }
      for (const colour of token.aliasOf === undefined ? colours(token) : []) {
        const right = hexOf(colour);
        if (colour.hex === undefined || colour.hex === right) continue;
        const components = colorOf(colour.hex).components.join(', ');
        report({
          node,
          message: `Its hex is ${colour.hex}, but its components are ${right}. Write "components": [${components}], or "hex": "${right}".`,
        });
      }
    }
  },
};

const ownRules: Plugin = { name: 'own-rules', lint: () => ({ 'kit/own': ownRule }) };

const rulesOf = (
  plugins: readonly Plugin[],
): Record<string, LintRuleShorthand | LintRuleLonghand> => ({
  ...RECOMMENDED_CONFIG,
  'core/consistent-naming': 'off',
  'core/colorspace': ['error', { colorSpace: 'srgb' }],
  ...Object.fromEntries(
    plugins.flatMap((plugin) =>
      Object.keys(plugin.lint?.() ?? {}).map((rule) => [rule, 'error'] as const),
    ),
  ),
});

/** A token file as Terrazzo has read it, and what a build of it needs. */
export interface ReadTokens extends ParseResult {
  readonly config: ConfigInit;
  readonly logger: Logger;
}

/**
 * Reads a token file in the format of the Design Tokens Community Group (2025.10), with Terrazzo.
 *
 * @param path the file's.
 * @param plugins what a build makes of it.
 * @throws TokenError naming every token that cannot be read.
 */
export async function readTokens(path: string, ...plugins: readonly Plugin[]): Promise<ReadTokens> {
  const file = relative(root, path);
  const places: { readonly path: string; readonly start: number; readonly end: number }[] = [];
  /** Terrazzo says what is wrong, but not in which file and token. */
  class NamingLogger extends Logger {
    override error(...entries: LogEntry[]): never {
      const problems = entries.flatMap(({ node, message }) => {
        if (node?.loc === undefined) return entries.length === 1 ? [['', message] as const] : [];
        const { offset } = node.loc.start;
        const place = places.findLast(({ start, end }) => start <= offset && offset < end);
        return [[place?.path ?? '', message] as const];
      });
      const [[first, problem] = ['', 'cannot be read'], ...others] = problems;
      const more = others.map(([at, message]) => `\n${file}: ${at}: ${message}`).join('');
      throw new TokenError(file, first, problem + more);
    }
  }
  const logger = new NamingLogger({ level: 'silent' });
  const config = defineConfig(
    {
      alphabetize: false,
      lint: { rules: rulesOf([ownRules, ...plugins]) },
      plugins: [ownRules, ...plugins],
    },
    { cwd: pathToFileURL(`${root}/`), logger },
  );
  try {
    const source = { filename: pathToFileURL(path), src: await readFile(path, 'utf8') };
    const token = (
      node: { loc?: { start: { offset: number }; end: { offset: number } } },
      at: { path: string[] },
    ) => {
      if (node.loc === undefined) return;
      places.push({
        path: at.path.join('.'),
        start: node.loc.start.offset,
        end: node.loc.end.offset,
      });
    };
    return { ...(await parse([source], { config, logger, transform: { token } })), config, logger };
  } catch (error) {
    if (error instanceof TokenError || !(error instanceof Error)) throw error;
    throw new TokenError(file, '', error.message);
  }
}
