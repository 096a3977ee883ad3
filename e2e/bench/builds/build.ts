import { buildSite, rounded } from '../apps.ts';
import type { Report } from '../report.ts';

async function secondsOfBuild(...flags: readonly string[]): Promise<number> {
  const began = performance.now();
  await buildSite(...flags);
  return rounded((performance.now() - began) / 1000, 1);
}

/** The time of a clean build, and of one with nothing to do, in seconds. */
export async function measureBuild(): Promise<Report> {
  const rows = [
    { build: 'cold', seconds: await secondsOfBuild('--force') },
    { build: 'again', seconds: await secondsOfBuild() },
  ];
  return { tables: [rows] };
}
