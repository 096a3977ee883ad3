import type { SafeHtml } from '@insurance-kit/content-client';
import type { BenefitGroupModel } from '@insurance-kit/ui';

/** The groups of a record's benefits that hold something. */
export const benefitGroups = (
  groups: readonly { readonly title?: string; readonly html: SafeHtml }[],
): readonly BenefitGroupModel[] => groups.filter(({ html }) => html !== '');
