import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

const describeError = (place: string, { message }: Pick<SerializedError, 'message'>) =>
  `${place}\n  ${message.split('\n', 1)[0]}`;

function describeModule(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')].map((test) =>
    describeError(
      `${module.relativeModuleId} › ${test.fullName}`,
      test.result().errors?.[0] ?? { message: '' },
    ),
  );
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...module.errors(), ...suites].map((error) =>
    describeError(module.relativeModuleId, error),
  );
  return [...tests, ...errors];
}

/**
 * A Vitest reporter that writes the failures of a run into the file named by FAILED_TESTS_FILE. `npm test` prints them
 * last: browser tests print so much that a log cut at its beginning would lose them.
 */
export default class FailedTestsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
    const file = process.env.FAILED_TESTS_FILE;
    if (!file) throw new Error('FAILED_TESTS_FILE is not set');
    const failures = [
      ...modules.flatMap(describeModule),
      ...errors.map((error) => describeError('outside of tests', error)),
    ];
    writeFileSync(file, failures.map((failure) => `${failure}\n`).join(''));
  }
}
