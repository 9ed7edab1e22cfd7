import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readReport } from './fault-reports.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'fault-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(report: object) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}

it('only a failed assertion counts in a report of Vitest, not an error or a file that does not load', () => {
  const result = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [
    result('a passes', 'passed'),
    result('b is not chosen', 'skipped'),
    result('c fails', 'failed', 'AssertionError: expected 1 to be 2'),
    result('d has a counterexample', 'failed', 'Error: Property failed after 3 tests'),
    result('e throws', 'failed', 'ReferenceError: lte is not defined'),
  ];
  const testResults = [{ assertionResults }, { assertionResults: [] }];
  expect(read({ testResults })).toEqual({
    ran: ['a passes', 'c fails', 'd has a counterexample', 'e throws'],
    failed: ['c fails', 'd has a counterexample'],
    broken: ['e throws'],
  });
});

it('a test in a report of Playwright has the titles of its groups, not of its file', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ results: [{ status, errors: messages.map((message) => ({ message })) }] }],
  });
  const group = {
    title: 'the form',
    file: 'forms.spec.ts',
    specs: [
      spec('fits', 'failed', 'Error: \u001b[2mexpect(\u001b[22mlocator).toBeVisible() failed'),
      spec(
        'is readable',
        'failed',
        'Error: at 390\n\n\u001b[2mexpect(\u001b[22mreceived).toEqual()',
      ),
    ],
  };
  const file = {
    title: 'forms.spec.ts',
    file: 'forms.spec.ts',
    specs: [spec('waits', 'timedOut', 'Test timeout of 45000ms exceeded.')],
    suites: [group],
  };
  expect(read({ suites: [file] })).toEqual({
    ran: ['waits', 'the form fits', 'the form is readable'],
    failed: ['the form fits', 'the form is readable'],
    broken: ['waits'],
  });
});

it('no report means that no test ran', () => {
  expect(readReport(path.join(folder, 'none.json'))).toEqual({ ran: [], failed: [], broken: [] });
});
