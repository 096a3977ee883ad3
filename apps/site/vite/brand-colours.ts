import { relative } from 'node:path';
import { type BrandColour, isRamp } from '@insurance-kit/ui/palette';
import { hexOf, readTokens, TokenError } from 'scripts/lib/design-tokens.ts';
import { root } from 'scripts/lib/workspace.mjs';
import type { Plugin } from 'vite';

/**
 * The brand colour of each audience, from a company's token file: `brand.<audience>.<step>`. Beside
 * them it may name its fonts, `font.display` and `font.text`, for design tools.
 *
 * @throws TokenError if a token is wrong, or none of these.
 */
export async function brandColours(path: string): Promise<Readonly<Record<string, BrandColour>>> {
  const file = relative(root, path);
  const { tokens } = await readTokens(path);
  const steps: Record<string, Record<string, `#${string}`>> = {};
  for (const { id, $type, $value } of Object.values(tokens)) {
    const [, audience, step] = /^brand\.([^.]+)\.(\d+)$/.exec(id) ?? [];
    if ($type === 'color' && audience !== undefined && step !== undefined) {
      steps[audience] = { ...steps[audience], [step]: hexOf($value) };
    } else if (!/^font\.(?:display|text)$/.test(id)) {
      const problem =
        'is no token of a company. Colours are brand.<audience>.<step>, fonts font.display and font.text.';
      throw new TokenError(file, id, problem);
    }
  }
  return Object.fromEntries(
    Object.entries(steps).map(([audience, own]) => {
      const { 700: seed, ...others } = own;
      if (isRamp(own)) return [audience, own];
      if (seed !== undefined && Object.keys(others).length === 0) return [audience, seed];
      const problem = `has the steps ${Object.keys(own).join(', ')}. Give it 700 alone, and the others are computed from it; or all of 50, 100 to 900, and 950.`;
      throw new TokenError(file, `brand.${audience}`, problem);
    }),
  );
}

/** Makes `import colours from '….tokens.json?colours'` a company's brand colours. */
export const tokenColours = (): Plugin => ({
  name: 'token-colours',
  enforce: 'pre',
  async load(id) {
    const [path = '', query] = id.split('?');
    if (query !== 'colours') return undefined;
    const code = `export default ${JSON.stringify(await brandColours(path))};`;
    return { code, moduleType: 'js' };
  },
});
