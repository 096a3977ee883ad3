import { retryDelay } from '@insurance-kit/content-client/http';
import { lazyContentSource } from '@insurance-kit/content-client/queries';
import { provideFeatures } from '@insurance-kit/ui/page';
import { QueryClient } from '@tanstack/react-query';
import { labels } from '#company/labels.ts';
import { contentPath, previewPath, previewQuery } from '../../shared/names.ts';
import { loadSanitizer, setDefaultTrustedTypesPolicy } from '../content/sanitizer.ts';
import type { FeaturesIslandProps } from './features.tsx';
import { featuresOf } from './features-fields.ts';

setDefaultTrustedTypesPolicy();

const queryClient = new QueryClient();

/** Loads the client and its sanitiser on first use. */
const source = lazyContentSource(async () => {
  const [create, sanitize] = await Promise.all([
    // Destructure the module, so that the build drops its other exports.
    import('@insurance-kit/content-client').then(({ createContentClient }) => createContentClient),
    loadSanitizer(),
  ]);
  // Islands in a preview read the draft.
  const baseUrl = location.search === previewQuery ? previewPath : contentPath;
  return create({ baseUrl, sanitize, timeoutMs: 20_000 });
});

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
        queryFn: ({ signal }) =>
          source.read(resource, { id, signal }).catch((error: unknown) => {
            // Do not log aborted requests: the visitor has closed the dialog.
            if (!signal.aborted)
              // biome-ignore lint/suspicious/noConsole: §4.1 asks for a log of content failures.
              console.error(`The content '${resource}' could not be fetched.`, error);
            throw error;
          }),
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
