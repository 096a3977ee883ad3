/** Reads token files. For tools and builds: pages get what was made of them. */
export { type Brand, readBrand } from './brand.ts';
export {
  type ColorValue,
  colorOf,
  type DimensionValue,
  formatSchema,
  hexOf,
  ownExtension,
  readTokens,
  type Token,
  TokenError,
  type TokenExtension,
  type TokenFile,
  type Tokens,
  type TokenType,
} from './design-tokens.ts';
