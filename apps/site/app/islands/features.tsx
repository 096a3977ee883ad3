import { FeaturesContent, useDialogOpen } from '@insurance-kit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { browserSource } from '../content/browser-source.ts';
import {
  type FeaturesField,
  featuresOf,
  type ProductResource,
} from '../products/features-fields.ts';
import { queryClient } from './query-client.ts';

interface FeaturesIslandProps {
  /** The record of the page, and the id by which it is asked for. */
  readonly resource: ProductResource;
  readonly id?: string | undefined;
  /** The field that is shown, and those that stand in for it where it is empty. */
  readonly fields: readonly FeaturesField[];
}

/** The pause before the record is asked for again: 1 s, then twice as long each time, at most 30 s. */
const retryDelay = (failures: number) => Math.min(1_000 * 2 ** failures, 30_000);

/** Asks for the record, until it is there or the dialog closes. */
function Asked({ resource, id, fields }: FeaturesIslandProps) {
  const { data } = useQuery(
    {
      queryKey: ['features', resource, id],
      queryFn: ({ signal }) => browserSource.read(resource, { id, signal }),
      // Forgotten when the dialog closes: each opening asks again.
      gcTime: 0,
      retry: true,
      retryDelay,
      refetchOnWindowFocus: false,
    },
    queryClient,
  );
  return <FeaturesContent html={data && featuresOf(data, fields)} />;
}

/**
 * What a features dialog shows. It asks for its record each time that the dialog opens, says
 * 'Loading...' until the answer is there, and asks on while it fails (§4.7).
 */
export default function FeaturesIsland(props: FeaturesIslandProps) {
  const inside = useRef<HTMLDivElement>(null);
  const isOpen = useDialogOpen(inside);
  return <div ref={inside}>{isOpen ? <Asked {...props} /> : <FeaturesContent />}</div>;
}
