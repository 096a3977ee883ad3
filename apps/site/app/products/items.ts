import type { LinkModel, ProductItemModel } from '@insurance-kit/ui';
import type { Audience } from '../../addresses/audience.ts';
import { pictureModel } from '../pictures/picture-model.ts';
import { besideText } from '../sections/split-section.ts';
import { featuresModel, type PicturedKind } from './features.ts';

/** The places that a kind's picture is drawn for. */
const places = {
  card: {
    width: 420,
    height: 410,
    sizes: '(max-width: 575px) 77vw, (max-width: 720px) 41vw, (max-width: 1440px) 39vw, 548px',
  },
  section: { width: 640, height: 520, sizes: besideText },
  squareSection: { width: 420, height: 410, sizes: besideText },
} as const;

/** How a page shows the kinds of its product. */
export interface ItemWords<Id extends string> {
  readonly titles: Readonly<Record<Id, string>>;
  /** The words on the buttons that open the dialogs. */
  readonly features: string;
}

/** The kinds of a product as its page lists them (§2.12 to §2.15). */
export const productItems = <Id extends string>({
  kinds,
  words,
  place,
  audience,
  actions,
}: {
  readonly kinds: readonly PicturedKind<Id>[];
  readonly words: ItemWords<Id>;
  readonly place: keyof typeof places;
  readonly audience: Audience;
  /** The ways on from every kind. */
  readonly actions?: readonly LinkModel[];
}): readonly ProductItemModel[] =>
  kinds.map((kind) => {
    const title = words.titles[kind.id];
    return {
      id: kind.id,
      title,
      ...(kind.body === '' ? {} : { body: kind.body }),
      picture: pictureModel({ ...places[place], ...kind.image, audience }),
      ...featuresModel(kind, { label: words.features, title }),
      ...(actions === undefined ? {} : { actions }),
    };
  });
