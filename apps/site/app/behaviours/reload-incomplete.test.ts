// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { reloadIncompletePage } from './reload-incomplete.ts';

it('the page script requests a page without content again, but not the answer to a posted form', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  for (const [status, html, requests] of [
    [503, '<p>Loading...</p>', 1],
    [200, '<p data-loading></p><form method="post"></form>', 1],
    [503, '<form method="post"></form>', 0],
    [422, '<p data-loading></p><form method="post"></form>', 0],
  ] as const) {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ responseStatus: status }] });
    document.body.innerHTML = `<main>${html}</main>`;
    fetch.mockClear();
    reloadIncompletePage();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetch).toHaveBeenCalledTimes(requests);
    vi.clearAllTimers();
  }
});
