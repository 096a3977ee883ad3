import { FeaturesContent } from '@insurance-kit/ui';
import type { FeaturesField, ProductResource } from './features-fields.ts';

export interface FeaturesIslandProps {
  readonly resource: ProductResource;
  readonly id?: string | undefined;
  readonly fields: readonly FeaturesField[];
}

/** Shows 'Loading...' until `features-live.ts` has the record (§4.7). */
export default function FeaturesIsland(_: FeaturesIslandProps) {
  return <FeaturesContent />;
}
