import { schemeOf } from '#company/audiences.ts';
import tokens from '#company/brand.tokens.json';
import { audienceNames } from '../../apps/site/addresses/route-table.ts';
import { readBrand } from '../../packages/ui/src/theme/brand.ts';
import { type Ramp, rampOf } from '../../packages/ui/src/theme/palette.ts';

const { colours } = readBrand({ file: 'brand.tokens.json', tokens });

/** The ramps of the chosen company's schemes. Apart, as it brings the library of colours. */
export const brandRamps: Readonly<Record<string, Ramp>> = Object.fromEntries(
  audienceNames.flatMap((audience) => {
    const colour = colours[audience];
    return colour === undefined ? [] : [[schemeOf[audience], rampOf(colour)]];
  }),
);
