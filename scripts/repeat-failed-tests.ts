import path from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** After a run of the browser tests, prints for each failed test the command that repeats it. */
export default class RepeatFailedTestsReporter implements Reporter {
  #root = '';
  #tests: TestCase[] = [];

  onBegin({ configFile, rootDir }: FullConfig, suite: Suite): void {
    this.#root = configFile ? path.dirname(configFile) : rootDir;
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    const failed = this.#tests.filter((test) => test.results.length > 0 && !test.ok());
    if (failed.length === 0) return;
    console.log('\nTo repeat a failed test:');
    for (const test of failed) console.log(`  ${this.#buildCommand(test)}`);
  }

  #buildCommand({ location: { file, line }, parent, title }: TestCase): string {
    const place = `${path.relative(this.#root, file).replaceAll('\\', '/')}:${line}`;
    // Tests of a loop start on the same line, so only their titles distinguish them.
    const isOneOfMany = this.#tests.some(
      ({ location, title: other }) =>
        location.file === file && location.line === line && other !== title,
    );
    const filter = isOneOfMany ? ` -g ${quote(escapeRegExp(title))}` : '';
    return `npm run test:browser -- ${place} --project=${parent.project()?.name}${filter}`;
  }
}
