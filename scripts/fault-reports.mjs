// Reads the JSON reports of Vitest and Playwright.

import { existsSync, readFileSync } from 'node:fs';

/** What messages of failed assertions contain: of Vitest, Playwright and fast-check. */
const assertion = /AssertionError|Error: expect[(.]|Property failed/;

/** Lists the tests of a Vitest report that ran, with the messages of their failures. */
const listVitestResults = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, failureMessages }) => ({ title: fullName, messages: failureMessages }));

/** Lists the same of a Playwright report's suite and the suites in it, whose titles come before those of tests. */
function listPlaywrightResults({ suites = [], specs = [] }, prefix = '') {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => status !== 'skipped')
      .map(({ errors }) => ({
        title: prefix + title,
        messages: errors.map(({ message }) => String(message)),
      })),
  );
  const inner = suites.flatMap((suite) => {
    // The outermost suites are files.
    const isFile = suite.title === suite.file;
    return listPlaywrightResults(suite, isFile ? prefix : `${prefix}${suite.title} `);
  });
  return [...own, ...inner];
}

/**
 * Reads which tests ran and in which an assertion failed. A file that could not be loaded, or a server that did not
 * start, counts as no test.
 */
export function listFailures(reportFile) {
  if (!existsSync(reportFile)) return { ran: [], failed: [] };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const results = report.testResults ? listVitestResults(report) : listPlaywrightResults(report);
  return {
    ran: results.map(({ title }) => title),
    failed: results
      .filter(({ messages }) => messages.some((message) => assertion.test(message)))
      .map(({ title }) => title),
  };
}
