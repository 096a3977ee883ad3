import type { LintRule, TokenNormalized } from '@terrazzo/parser';
import * as v from 'valibot';

const dimension = v.object({ value: v.number(), unit: v.picklist(['px', 'rem']) });

/** What the kit's token file says in `$extensions`, because DTCG has no word for it. */
const extension = v.strictObject({
  /** Makes a length grow with the window: `base` plus `window` percent of it, at least `least`. */
  fluid: v.optional(
    v.strictObject({ least: dimension, base: v.optional(dimension), window: v.number() }),
  ),
  /** The surfaces that a colour is used on, each with the contrast that it must have. */
  contrast: v.optional(v.record(v.string(), v.picklist([3, 4.5])), {}),
});

const ownPart = ({ $extensions }: TokenNormalized): unknown => $extensions?.['com.insurance-kit'];

/** What a token says of itself in `$extensions`. */
export const tokenExtension = (token: TokenNormalized) => v.parse(extension, ownPart(token) ?? {});

/** Refuses what the kit does not understand. */
export const extensionRule: LintRule<string> = {
  defaultOptions: {},
  create({ tokens, report }) {
    for (const token of Object.values(tokens)) {
      const { issues } = v.safeParse(extension, ownPart(token) ?? {});
      if (issues) report({ node: token.source.node, message: `$extensions: ${issues[0].message}` });
    }
  },
};
