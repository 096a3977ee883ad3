// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ContentError } from '../base/errors.ts';
import { createServerSanitizer } from '../html/server.ts';
import { plainResourceNames, resources } from '../records/index.ts';
import {
  ContentProvider,
  type ContentReader,
  contentQuery,
  lazyContentSource,
  useContent,
} from './index.ts';

const sanitize = createServerSanitizer();

/** Makes a query client, providers, and a source that records calls and parses `answer()`. */
function setUp(answer: () => unknown) {
  const requested = vi.fn();
  const source: ContentReader = {
    read: async (resource, options) => {
      requested(resource, options);
      return resources[resource].parse(await answer(), { sanitize });
    },
  };
  const client = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    const provided = createElement(ContentProvider, { source, children });
    return createElement(QueryClientProvider, { client }, provided);
  };
  return { source, requested, client, wrapper };
}

const unreachable = new ContentError({ kind: 'unreachable', url: '/api', reason: 'no answer' });
const missing = new ContentError({ kind: 'missing', url: '/api', reason: 'not found' });

// A long time-out, for busy machines.
configure({ asyncUtilTimeout: 10_000 });

test('contentQuery loads every resource, and passes an abort signal to the source', async () => {
  const { source, requested, client } = setUp(() => [{ id: 1, category: 'Motor' }]);
  const signal = expect.any(AbortSignal);
  for (const name of plainResourceNames) {
    await client.query(contentQuery(source, name));
    expect(requested).toHaveBeenLastCalledWith(name, { signal });
  }
  for (const id of ['7', '8']) {
    await client.query(contentQuery(source, 'article', id));
    expect(requested).toHaveBeenLastCalledWith('article', { id, signal });
  }
  expect(requested).toHaveBeenCalledTimes(plainResourceNames.length + 2);
});

test('useContent does not request a record that a loader has already read', async () => {
  const { source, requested, client, wrapper } = setUp(() => [{ header_caption: 'Hello' }]);
  await client.query(contentQuery(source, 'cardsProduct', 'life'));
  const { result } = renderHook(() => useContent('cardsProduct', { id: 'life' }), { wrapper });
  expect(result.current).toMatchObject({ status: 'ready', data: { header_caption: 'Hello' } });
  expect(requested).toHaveBeenCalledTimes(1);
});

test('lazyContentSource loads its source at the first call, and again after a failed load', async () => {
  const { source } = setUp(() => [{}]);
  const load = vi.fn(async () => source).mockRejectedValueOnce(new TypeError('chunk lost'));
  const lazy = lazyContentSource(load);
  expect(load).not.toHaveBeenCalled();
  await expect(lazy.read('home', {})).rejects.toThrow('chunk lost');
  await Promise.all([lazy.read('home', {}), lazy.read('about', {})]);
  expect(load).toHaveBeenCalledTimes(2);
});

test.each([unreachable, missing])(
  'useContent returns `loading` until the record arrives, even after the error $kind (§4.1)',
  async (error) => {
    vi.useFakeTimers();
    let down = true;
    const record = [{ header_caption: 'Back' }];
    const { requested, wrapper } = setUp(() => (down ? Promise.reject(error) : record));
    const { result } = renderHook(() => useContent('home'), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(result.current).toEqual({ status: 'loading' });
    expect(requested.mock.calls.length).toBeGreaterThan(5);
    expect(requested.mock.calls.length).toBeLessThan(12);
    down = false;
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(result.current).toMatchObject({ status: 'ready', data: { header_caption: 'Back' } });
  },
);

test('useContent with `fresh` ignores the cache, and loads the record again (§4.7)', async () => {
  const second = Promise.withResolvers<unknown>();
  const answers: unknown[] = [[{ header_caption: 'First' }], second.promise];
  const { source, requested, client, wrapper } = setUp(() => answers.shift());
  await client.query(contentQuery(source, 'home'));
  const { result } = renderHook(() => useContent('home', { fresh: true }), { wrapper });
  await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
  expect(result.current).toEqual({ status: 'loading' });
  second.resolve([{ header_caption: 'Second' }]);
  const data = { header_caption: 'Second' };
  await waitFor(() => expect(result.current).toMatchObject({ data }));
});

test.each([
  ['does not exist, at once', 'missing', () => [], 1],
  ['cannot be loaded, after three attempts', 'unreachable', () => Promise.reject(unreachable), 3],
])('useContent fails for an article that %s (§4.4)', async (_what, kind, answer, attempts) => {
  vi.useFakeTimers();
  const { requested, wrapper } = setUp(answer);
  const { result } = renderHook(() => useContent('article', { id: '9' }), { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(result.current).toMatchObject({ status: 'failed', error: { kind } });
  expect(requested).toHaveBeenCalledTimes(attempts);
});
