import type { TravelRecord } from '@insurance-kit/content-client';
import type { ProductSectionsModel } from '@insurance-kit/ui';
import { ProductSectionsTemplate } from '@insurance-kit/ui/templates/ProductSectionsTemplate';
import type { Audience } from '../../../addresses/audience.ts';
import type { TravelTexts, TravelVariantId } from '../../companies/contract/texts.ts';
import { recordPicture } from '../../pictures/picture-model.ts';
import { quoteLink } from '../../sections/actions.ts';
import { quoteBannerModel } from '../../sections/closing-banner.ts';
import { recordBenefits } from '../benefits.ts';
import type { PicturedVariant } from '../features.ts';
import { productItems } from '../items.ts';
import { productHead } from '../product-page.tsx';

/** The two cards of the record. */
const variantsOf = (record: TravelRecord): readonly PicturedVariant<TravelVariantId>[] => [
  {
    id: 'student',
    image: recordPicture(record, 'student_ins_image'),
    body: record.student_insurance_body,
    features: record.student_insurance_features,
  },
  {
    id: 'individual',
    image: recordPicture(record, 'individual_ins_image'),
    body: record.individual_insurance_body,
    features: record.individual_insurance_features,
  },
];

const modelOf = (
  name: string,
  record: TravelRecord,
  audience: Audience,
  words: TravelTexts,
): ProductSectionsModel => ({
  ...productHead(name, record, audience),
  layout: 'cards',
  items: productItems({
    variants: variantsOf(record),
    words,
    place: 'card',
    audience,
    actions: [quoteLink(name)],
  }),
  ...recordBenefits(record, words.benefits),
  banner: quoteBannerModel(audience, name, words.banner),
});

/** A product shown as two cards and the list of benefits, like travel (§2.12). */
export const cardsLayout = { variantsOf, modelOf, template: ProductSectionsTemplate };
