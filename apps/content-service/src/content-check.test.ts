import { checkContentService } from '@insurance-kit/content-client/content-check';
import { companies, seededContent } from 'scripts/lib/company.mjs';
import { expect, it } from 'vitest';
import { startTestService } from './test/test-service.ts';

it.each(companies())(
  'the content of %s has no problem, and passes the content check without a warning',
  async (company) => {
    const service = await startTestService({ contentDir: seededContent(company) });
    const wrong: unknown[] = [];
    let count = 0;
    for await (const result of checkContentService(service.address)) {
      count += 1;
      if (result.errors.length + result.warnings.length > 0) wrong.push(result);
    }
    expect(count).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
    expect(service.lines.filter(({ msg }) => msg === 'content problem')).toEqual([]);
  },
);
