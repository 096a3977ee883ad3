import { retryDelay } from '@insurance-kit/content-client/http';
import { provideFeatures } from '@insurance-kit/ui/page';
import { QueryClient } from '@tanstack/react-query';
import { words } from '#company/words.ts';
import { browserSource } from '../content/browser-source.ts';
import type { FeaturesIslandProps } from './features.tsx';
import { featuresOf } from './features-fields.ts';
import { setDefaultTrustedTypesPolicy } from './trusted-types.ts';

setDefaultTrustedTypesPolicy();

/** One for all features of a page. */
const queryClient = new QueryClient();

/**
 * Makes the features island live, instead of `hydrate.tsx`: what it shows is one text, for which no
 * browser has to load React. It asks for its record each time that the dialog opens, says 'Loading...'
 * until the answer is there, and asks on while it fails (§4.7).
 *
 * @param island the element of `Island`.
 */
export async function hydrate(island: HTMLElement): Promise<void> {
  const { resource, id, fields }: FeaturesIslandProps = JSON.parse(island.dataset.props ?? '{}');
  const content = island.firstElementChild;
  if (!(content instanceof HTMLElement)) throw new Error('The features island is empty.');
  provideFeatures(content, words, (show) => {
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
        (record) => show(featuresOf(record, fields)),
        // The dialog was closed: nothing else ends the attempts.
        () => undefined,
      );
    return () => {
      queryClient.cancelQueries({ queryKey });
    };
  });
  island.dataset.live = '';
}
