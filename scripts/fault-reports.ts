/** Reads the JSON reports of Vitest and Playwright. */

import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Titles of tests: all that ran, those with a failed assertion, and those that failed otherwise. */
interface Report {
  ran: string[];
  failed: string[];
  broken: string[];
}

interface Result {
  title: string;
  /** The messages of its failures; empty if it passed. */
  messages: string[];
}

interface VitestReport {
  testResults: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  title?: string;
  file?: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: { results: { status: string; errors: { message?: string }[] }[] }[];
  }[];
}

/** Patterns in messages of failed assertions: of Vitest, Playwright (after its own message, if any) and fast-check. */
const assertion = /AssertionError|^(?:Error: )?expect[(.]|Property failed/m;

const listVitestResults = ({ testResults }: VitestReport): Result[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, failureMessages }) => ({ title: fullName, messages: failureMessages }));

/** Lists the results of a suite and its nested suites, whose titles precede those of tests. */
function listPlaywrightResults(
  { suites = [], specs = [] }: PlaywrightSuite,
  prefix = '',
): Result[] {
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

/** Reads a report. A file that failed to load, or a server that failed to start, yields no tests. */
export function readReport(file: string): Report {
  if (!existsSync(file)) return { ran: [], failed: [], broken: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const results = report.testResults ? listVitestResults(report) : listPlaywrightResults(report);
  const list = (isListed: (result: Result) => boolean) =>
    results.filter(isListed).map(({ title }) => title);
  const isFailed = ({ messages }: Result) =>
    messages.some((message) => assertion.test(stripVTControlCharacters(message)));
  return {
    ran: list(() => true),
    failed: list(isFailed),
    broken: list((result) => result.messages.length > 0 && !isFailed(result)),
  };
}
