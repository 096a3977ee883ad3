'use client';

import {
  ContentProvider,
  lazyContentSource,
  useContent,
} from '@insurance-kit/content-client/queries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

const source = lazyContentSource(async () => {
  const [{ createContentClient }, { createBrowserSanitizer }] = await Promise.all([
    import('@insurance-kit/content-client'),
    import('@insurance-kit/content-client/html/browser'),
  ]);
  return createContentClient({ baseUrl: '/content', sanitize: createBrowserSanitizer() });
});

function Cards() {
  const cards = useContent('articleCards');
  if (cards.status !== 'ready') return <p>Loading...</p>;
  return (
    <ul>
      {cards.data.map(({ id, caption }) => (
        <li key={id}>{caption}</li>
      ))}
    </ul>
  );
}

export function Articles() {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <ContentProvider source={source}>
        <Cards />
      </ContentProvider>
    </QueryClientProvider>
  );
}
