import { resources } from '@insurance-kit/content-client';
import { createServerSanitizer } from '@insurance-kit/content-client/html/server';
import type { ContentReader } from '@insurance-kit/content-client/queries';
import { expect, it } from 'vitest';
import { loadRecords } from './page-records.ts';

it('a page’s records include the sizes of the PDFs of its first record', async () => {
  const fields = { header_image: 'files/a.svg', wording_file: 'files/a.pdf' };
  const sanitize = createServerSanitizer();
  const content: ContentReader = {
    read: async (name) => resources[name].parse([fields], { sanitize }),
  };
  const context = { content, lookAtFile: async () => 7 };
  const { fileSizes } = await loadRecords(context, [{ resource: 'travel' }]);
  expect([...fileSizes]).toEqual([['/content/files/a.pdf', 7]]);
});
