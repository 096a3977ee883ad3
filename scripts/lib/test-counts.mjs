import { existsSync, readFileSync } from 'node:fs';

/**
 * The number of tests in a report.
 * @typedef {{ passed: number, failed: number }} TestCounts
 */

/**
 * Reads the JSON report of Vitest or Playwright.
 *
 * @param {string} file
 * @returns {TestCounts} zeros if the runner wrote no report.
 */
export function readTestCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // Playwright. A flaky test passed the second time.
  if (report.stats) {
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
    };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
