import { FeaturesContent } from '@insurance-kit/ui';
import type { FeaturesField, ProductResource } from './features-fields.ts';

export interface FeaturesIslandProps {
  /** The page's record, with its id if it has one. */
  readonly resource: ProductResource;
  readonly id?: string | undefined;
  /** The field to show, then its fallbacks. */
  readonly fields: readonly FeaturesField[];
}

/** Shows 'Loading...' until `features-live.ts` has the record (§4.7). */
export default function FeaturesIsland(_: FeaturesIslandProps) {
  return <FeaturesContent />;
}
