import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/workspace.mjs';
import { alerts, metricsIn, panels } from './watched.ts';

test('each alert and each panel asks Prometheus for a metric', () => {
  const questions = [...alerts(), ...panels()];
  expect(questions.length).toBeGreaterThan(20);
  for (const question of questions) expect(metricsIn(question), question.asks).not.toEqual([]);
  expect(metricsIn({ asks: '', expression: 'sum(rate(a_total{b="c"}[5m])) / d' })).toEqual([
    'a_total',
    'd',
  ]);
  expect(() => metricsIn({ asks: 'A', expression: 'sum(rate(a[5m])' })).toThrow(/^A: .* breaks/);
});

test('the runbook explains each alert, and no other', () => {
  const runbook = readFileSync(join(root, 'docs', 'runbook.md'), 'utf8');
  const [, table = ''] = runbook.split('## What alerts say');
  const explained = [...table.matchAll(/^\| `([A-Z]\w+)` \|/gm)].map(([, name]) => name);
  expect(explained).toEqual(alerts().map(({ asks }) => asks));
});
