import { FeaturesContent } from '@insurance-kit/ui';
import type { FeaturesField, ProductResource } from './features-fields.ts';

/** What a features dialog asks for, and shows. */
export interface FeaturesIslandProps {
  /** The record of the page, and the id by which it is asked for. */
  readonly resource: ProductResource;
  readonly id?: string | undefined;
  /** The field that is shown, and those that stand in for it where it is empty. */
  readonly fields: readonly FeaturesField[];
}

/** What a features dialog shows until `features-live.ts` has asked: 'Loading...' (§4.7). */
export default function FeaturesIsland(_: FeaturesIslandProps) {
  return <FeaturesContent />;
}
