import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { routeTable } from '../addresses/route-table.ts';
import { documentFaults } from './test/document-faults.ts';
import { answersTo, contentFrom, visit } from './test/hostile-content.ts';
import { renderPage } from './test/rendered-site.ts';

// Its CommonJS build, which Node would take, brings a React Router of its own.
vi.mock('react-router-dom', () => import('react-router'));

describe('bad content never breaks a page (readings §6)', () => {
  it.each(routeTable)(
    '$path stands, whatever the content service answers',
    {
      timeout: 60_000,
    },
    async ({ path, fetches }) => {
      await fc.assert(
        fc.asyncProperty(answersTo(fetches), visit(path), async (answers, address) => {
          const { status, html } = await renderPage(address, contentFrom(answers));
          expect([200, 404, 503]).toContain(status);
          expect(documentFaults(html)).toEqual([]);
        }),
        { numRuns: 10, seed: 1 },
      );
    },
  );
});
