import { checkContentService } from '@insurance-kit/content-client/content-check';
import { expect, it } from 'vitest';
import { ownContent } from './folders.ts';
import { startTestService } from './test/test-service.ts';

it('the embedded service with Ghana’s content passes the content check, without a warning', async () => {
  const service = await startTestService({ contentDir: ownContent() });
  const wrong: unknown[] = [];
  let count = 0;
  for await (const result of checkContentService(service.address)) {
    count += 1;
    if (result.errors.length + result.warnings.length > 0) wrong.push(result);
  }
  expect(count).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});
