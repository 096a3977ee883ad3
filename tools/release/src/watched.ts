import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { root } from '../../../scripts/lib/workspace.mjs';

/** An expression of Prometheus's language, and what asks it. */
interface Question {
  readonly asks: string;
  readonly expression: string;
}

const read = (file: string): string => readFileSync(join(root, 'deploy', 'watch', file), 'utf8');

/** The alerts of `deploy/watch`. */
export function alerts(): readonly Question[] {
  const { groups }: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(
    read('alerts.yml'),
  );
  return groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }) => ({ asks: alert, expression: expr })),
  );
}

/** What the panels of the dashboard of `deploy/watch` ask. */
export function panels(): readonly Question[] {
  const { panels }: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
    read('dashboard.json'),
  );
  return panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({
      asks: title,
      // Grafana replaces this variable by a duration.
      expression: expr.replaceAll('$__rate_interval', '5m'),
    })),
  );
}

/**
 * The metrics that an expression names.
 *
 * @throws Error where it is no expression of Prometheus's language.
 */
export function metricsIn({ asks, expression }: Question): readonly string[] {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, name, from, to, node }) => {
      if (type.isError) throw new Error(`${asks}: '${expression}' breaks at character ${from}.`);
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') {
        names.push(expression.slice(from, to));
      }
    },
  });
  return names;
}
