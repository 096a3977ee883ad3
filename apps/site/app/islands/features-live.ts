import { retryDelay } from '@insurance-kit/content-client/http';
import { provideFeatures } from '@insurance-kit/ui/page';
import { QueryClient } from '@tanstack/react-query';
import { labels } from '#company/labels.ts';
import { browserSource } from '../content/browser-source.ts';
import { setDefaultTrustedTypesPolicy } from '../content/sanitizer.ts';
import type { FeaturesIslandProps } from './features.tsx';
import { featuresOf } from './features-fields.ts';

setDefaultTrustedTypesPolicy();

const queryClient = new QueryClient();

/** Makes the features dialog work without React. Each opening requests the record (§4.7). */
export async function hydrate(island: HTMLElement): Promise<void> {
  const { resource, id, fields }: FeaturesIslandProps = JSON.parse(island.dataset.props ?? '{}');
  const content = island.firstElementChild;
  if (!(content instanceof HTMLElement)) throw new Error('The features island is empty.');
  provideFeatures(content, labels, (show) => {
    const queryKey = ['features', resource, id];
    queryClient
      .fetchQuery({
        queryKey,
        queryFn: ({ signal }) => browserSource.read(resource, { id, signal }),
        // Not cached: each opening requests the record.
        gcTime: 0,
        retry: true,
        retryDelay,
      })
      .then(
        (record) => show(featuresOf(record, fields)),
        () => undefined,
      );
    return () => {
      queryClient.cancelQueries({ queryKey });
    };
  });
}
