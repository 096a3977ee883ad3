import { ContentError, resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { expect, it } from 'vitest';
import { type Fetch, loadRecords } from './page-records.ts';

const sanitize = createServerSanitizer();
const motor: Fetch = { resource: 'motorIndividual' };
const travel: Fetch = { resource: 'travel' };
const failing = (kind: 'missing' | 'unreachable', name: string): ContentReader => ({
  read: async (resource) => {
    if (resource === name) throw new ContentError({ kind, url: '/api', reason: 'none' });
    const fields = { header_image: 'files/a.svg', wording_file: 'files/a.pdf' };
    return resources[resource].parse([fields], { sanitize });
  },
});
const load = (content: ContentReader) =>
  loadRecords({ content, lookAtFile: async () => 7 }, [motor, travel]);

it.each([
  ['missing', 'motorIndividual', { status: 404 }],
  ['unreachable', 'motorIndividual', { status: 503, headers: { 'Retry-After': '5' } }],
  ['missing', 'travel', undefined],
  ['unreachable', 'travel', undefined],
] as const)(
  'a page with a %s record %s has the status of its first record (readings §4, §4.1)',
  async (kind, name, init) => {
    expect((await load(failing(kind, name))).init).toEqual(init);
  },
);

it('a page’s records include the sizes of the PDFs of its first record', async () => {
  const { fileSizes } = await load(failing('missing', ''));
  expect([...fileSizes]).toEqual([['/content/files/a.pdf', 7]]);
});
