import type { SafeHtml } from '@insurance-kit/content-client';
import type { BenefitGroupModel, ProductSectionsModel } from '@insurance-kit/ui';
import { captionModel } from '../text/caption.ts';

/** The groups of a record's benefits that hold something. */
export const benefitGroups = (
  groups: readonly { readonly title?: string; readonly html: SafeHtml }[],
): readonly BenefitGroupModel[] => groups.filter(({ html }) => html !== '');

/**
 * The benefits of a product whose record tells them in its first section (§2.12, §2.13); nothing where
 * it is empty.
 *
 * @param title stands in for the section's caption.
 */
export function recordBenefits(
  record: { readonly sec1_caption: SafeHtml; readonly sec1_body: SafeHtml },
  title: string,
): Pick<ProductSectionsModel, 'benefits'> {
  const groups = benefitGroups([{ html: record.sec1_body }]);
  if (groups.length === 0) return {};
  return { benefits: { title: captionModel(record.sec1_caption, title), groups } };
}
