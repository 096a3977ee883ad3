import { existsSync, readFileSync } from 'node:fs';

/**
 * How many tests a report counts.
 * @typedef {{ passed: number, failed: number }} TestCounts
 */

/**
 * Reads the JSON report of Vitest or Playwright.
 *
 * @param {string} file
 * @returns {TestCounts} zeros where the runner did not get as far as a report.
 */
export function readTestCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // Playwright. A flaky test passed when it was tried again.
  if (report.stats) {
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
    };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
