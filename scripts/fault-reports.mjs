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
 * Reads the titles of the tests that ran: of all, of those in which an assertion failed, and of those that failed
 * otherwise. A file that could not be loaded, or a server that did not start, leaves no test.
 */
export function readReport(reportFile) {
  if (!existsSync(reportFile)) return { ran: [], failed: [], broken: [] };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const results = report.testResults ? listVitestResults(report) : listPlaywrightResults(report);
  const list = (isListed) => results.filter(isListed).map(({ title }) => title);
  const isFailed = ({ messages }) => messages.some((message) => assertion.test(message));
  return {
    ran: list(() => true),
    failed: list(isFailed),
    broken: list((result) => result.messages.length > 0 && !isFailed(result)),
  };
}
