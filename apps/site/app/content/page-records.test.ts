import { resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { expect, it } from 'vitest';
import { loadRecords } from './page-records.ts';

it('a page’s records include the sizes of the PDFs of its first record', async () => {
  const sanitize = createServerSanitizer();
  const fields = { header_image: 'files/a.svg' };
  const content: ContentReader = {
    read: async (name) =>
      resources[name].parse([{ ...fields, wording_file: `files/${name}.pdf` }], { sanitize }),
  };
  const context = { content, lookAtFile: async () => 7 };
  const requests = [{ resource: 'travel' }, { resource: 'motorIndividual' }] as const;
  const { fileSizes } = await loadRecords(context, requests);
  expect([...fileSizes]).toEqual([['/content/files/travel.pdf', 7]]);
});
