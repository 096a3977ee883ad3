import { FeaturesContent } from '@insurance-kit/ui';
import type { FeaturesField, ProductResource } from './features-fields.ts';

export interface FeaturesIslandProps {
  /** The record of the page, with its id if it needs one. */
  readonly resource: ProductResource;
  readonly id?: string | undefined;
  /** The field to show, and its fallbacks. */
  readonly fields: readonly FeaturesField[];
}

/** Shows 'Loading...' until `features-live.ts` has the record (§4.7). */
export default function FeaturesIsland(_: FeaturesIslandProps) {
  return <FeaturesContent />;
}
