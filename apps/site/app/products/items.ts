import type { LinkModel, ProductItemModel } from '@insurance-kit/ui';
import type { Audience } from '../../addresses/audience.ts';
import { pictureModel } from '../pictures/picture-model.ts';
import { besideText } from '../sections/split-section.ts';
import { featuresModel, type PicturedVariant } from './features.ts';

/** The places that a variant's picture is drawn for. */
const places = {
  card: {
    width: 420,
    height: 410,
    sizes: '(max-width: 575px) 77vw, (max-width: 720px) 41vw, (max-width: 1440px) 39vw, 548px',
  },
  section: { width: 640, height: 520, sizes: besideText },
  squareSection: { width: 420, height: 410, sizes: besideText },
} as const;

/** How a page shows the variants of its product. */
export interface ItemWords<Id extends string> {
  readonly titles: Readonly<Record<Id, string>>;
  /** The words on the buttons that open the dialogs. */
  readonly features: string;
}

/** The variants of a product as its page lists them (§2.12 to §2.15). */
export const productItems = <Id extends string>({
  variants,
  words,
  place,
  audience,
  actions,
}: {
  readonly variants: readonly PicturedVariant<Id>[];
  readonly words: ItemWords<Id>;
  readonly place: keyof typeof places;
  readonly audience: Audience;
  /** The links of every variant. */
  readonly actions?: readonly LinkModel[];
}): readonly ProductItemModel[] =>
  variants.map((variant) => {
    const title = words.titles[variant.id];
    return {
      id: variant.id,
      title,
      ...(variant.body === '' ? {} : { body: variant.body }),
      picture: pictureModel({ ...places[place], ...variant.image, audience }),
      ...featuresModel(variant, { label: words.features, title }),
      ...(actions === undefined ? {} : { actions }),
    };
  });
