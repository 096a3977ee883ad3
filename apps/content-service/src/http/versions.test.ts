import { plainResourceNames, resourcePath } from '@insurance-kit/content-client/records';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contentFolder, writeFiles } from '../test/content-folder.ts';
import { startTestService } from '../test/test-service.ts';

const home = '/api/home/fetch';

async function follow(address: string) {
  const stopped = new AbortController();
  onTestFinished(() => stopped.abort());
  const response = await fetch(`${address}/versions`, { signal: stopped.signal });
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Record<string, string> | undefined> => {
    for (;;) {
      const [, data] = /^event: versions\ndata: (.*)\n\n/.exec(text) ?? [];
      if (data !== undefined) {
        text = text.slice(text.indexOf('\n\n') + 2);
        return JSON.parse(data);
      }
      const chunk = await chunks?.read();
      if (chunk?.value === undefined) return undefined;
      text += chunk.value;
    }
  };
  return { next };
}

describe('GET /versions', () => {
  it('sends the entity tag of every call of §7 at once', async () => {
    const { address } = await startTestService();
    const head = await fetch(`${address}/versions`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    const { next } = await follow(address);
    const versions = await next();
    const articles = ['1', '2', '3'].map((id) => resourcePath('article', id));
    const products = (['coversProduct', 'sectionsProduct', 'cardsProduct'] as const).map((name) =>
      resourcePath(name, 'life'),
    );
    const calls = plainResourceNames.map((name) => resourcePath(name));
    expect(Object.keys(versions ?? {}).toSorted()).toEqual(
      [...calls, ...products, ...articles].toSorted(),
    );
    const answer = await fetch(address + home);
    expect(versions?.[home]).toBe(answer.headers.get('etag'));
  });

  it('sends each change when it happens, and nothing else', { timeout: 30_000 }, async () => {
    const contentDir = await contentFolder();
    const { address } = await startTestService({ contentDir });
    const { next } = await follow(address);
    const before = await next();
    // Saving the same text is no change.
    await writeFiles(contentDir, { 'about/record.json': { header_caption: 'about' } });
    await writeFiles(contentDir, { 'home/record.json': { header_caption: 'New' } });
    const after = await next();
    expect(after?.[home]).not.toBe(before?.[home]);
    expect({ ...after, [home]: '' }).toEqual({ ...before, [home]: '' });
  });

  it('does not keep the service from stopping', async () => {
    const service = await startTestService();
    const { next } = await follow(service.address);
    await next();
    await service.close();
    expect(await next()).toBeUndefined();
  });
});
