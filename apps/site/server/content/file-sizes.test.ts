import { describe, expect, it, vi } from 'vitest';
import { createClock } from '../test/fake-service.ts';
import { createFileSizes } from './file-sizes.ts';
import type { Upstream } from './upstream.ts';

const address = '/content/files/articles/rains.pdf';

const head = (status: number, length?: string) =>
  new Response(null, { status, headers: length === undefined ? {} : { 'content-length': length } });

/** `content-length` is that of the compressed body, which `fetch` decompresses. */
const coded = () =>
  new Response(null, { headers: { 'content-length': '5', 'content-encoding': 'gzip' } });

const setUp = (answer: () => Promise<Response>) => {
  const request = vi.fn<Upstream['request']>(answer);
  const { now, pass } = createClock();
  const sizes = createFileSizes({ upstream: { request }, ttlSeconds: 30, now });
  return { sizes, request, pass };
};

describe('the size of a file (§2.7)', () => {
  it('is requested by HEAD, once within the TTL', async () => {
    const { sizes, request, pass } = setUp(async () => head(200, '118000'));
    expect(await sizes.look(address)).toEqual({ state: 'found', bytes: 118_000 });
    pass(29);
    expect(await sizes.look(`${address}?v=2`)).toEqual({ state: 'found', bytes: 118_000 });
    expect(request).toHaveBeenCalledOnce();
    expect(request).toHaveBeenCalledWith(
      'file',
      '/files/articles/rains.pdf',
      expect.objectContaining({ method: 'HEAD' }),
      expect.any(Number),
    );
    pass(2);
    await sizes.look(address);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("is 'missing' for a file that does not exist", async () => {
    const { sizes } = setUp(async () => head(404));
    expect(await sizes.look(address)).toEqual({ state: 'absent' });
  });

  it.each([
    ['fails', async () => head(500)],
    ['does not say', async () => head(200)],
    ['says that of coded bytes', async () => coded()],
    ['cannot be reached', () => Promise.reject(new Error('down'))],
  ])('is unknown if the service %s', async (_, answer) => {
    expect(await setUp(answer).sizes.look(address)).toEqual({ state: 'unknown' });
  });

  it('stays what it was while the service fails', async () => {
    const answers = [async () => head(200, '5'), () => Promise.reject(new Error('down'))];
    const { sizes, pass } = setUp(() => (answers.shift() ?? (async () => head(500)))());
    await sizes.look(address);
    pass(60);
    expect(await sizes.look(address)).toEqual({ state: 'found', bytes: 5 });
  });

  it('is not requested by every page while the service hangs', async () => {
    const { sizes, request, pass } = setUp(() => Promise.reject(new Error('late')));
    await sizes.look(address);
    await sizes.look(address);
    expect(request).toHaveBeenCalledOnce();
    pass(6);
    await sizes.look(address);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it.each(['/content/api/home/fetch', '/content/../secret.pdf', '//elsewhere.example/a.pdf'])(
    'is not requested for %s, which is not a file',
    async (wrong) => {
      const { sizes, request } = setUp(async () => head(200, '5'));
      expect(await sizes.look(wrong)).toEqual({ state: 'absent' });
      expect(request).not.toHaveBeenCalled();
    },
  );
});
