import type { SafeHtml } from '@insurance-kit/content-client';
import { FeaturesContent, useDialogOpen } from '@insurance-kit/ui';
import { useEffect, useRef, useState } from 'react';
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
  const [html, setHtml] = useState<SafeHtml>();
  useEffect(() => {
    const queryKey = ['features', resource, id];
    queryClient
      .fetchQuery({
        queryKey,
        queryFn: ({ signal }) => browserSource.read(resource, { id, signal }),
        // Forgotten at once: each opening asks again.
        gcTime: 0,
        retry: true,
        retryDelay,
      })
      .then(
        (record) => setHtml(featuresOf(record, fields)),
        // The dialog was closed: nothing else ends the attempts.
        () => undefined,
      );
    return () => {
      queryClient.cancelQueries({ queryKey });
    };
  }, [resource, id, fields]);
  return <FeaturesContent html={html} />;
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
