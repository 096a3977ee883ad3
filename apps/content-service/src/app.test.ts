import { expect, it, vi } from 'vitest';
import { startTestService } from './test/test-service.ts';

it('logs each request with the id that the site gave it, by route, and answers with the id', async () => {
  const { address, lines } = await startTestService();
  const headers = { 'x-request-id': 'id-of-the-site', 'user-agent': 'Ama' };
  const answer = await fetch(`${address}/api/blog/ama/details?name=Ama`, { headers });
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe('id-of-the-site');
  await vi.waitFor(() =>
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'answered',
        requestId: 'id-of-the-site',
        method: 'GET',
        route: '/api/blog/:id/details',
        status: 200,
      }),
    ),
  );
  expect(JSON.stringify(lines)).not.toMatch(/ama/i);
});
