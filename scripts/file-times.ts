import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter as BrowserReporter, TestCase } from '@playwright/test/reporter';
import type { Reporter, TestModule } from 'vitest/node';
import { readProcessorSeconds } from './processor-time.ts';

/** The cost of one test file, alone on the machine. */
export interface FileTimes {
  /** The project of vitest.config.ts or playwright.config.ts. */
  project: string;
  file: string;
  tests: number;
  /** Of all processes: tests, database, product and browser. */
  processorSeconds: number;
  seconds: number;
}

/** Appends each measurement as a line of JSON to the file that TEST_TIMES_FILE names. */
class Stopwatch {
  #processor = 0;
  #clock = 0;

  start(): void {
    this.#processor = readProcessorSeconds();
    this.#clock = Date.now();
  }

  report(times: Pick<FileTimes, 'project' | 'file' | 'tests'>): void {
    const target = process.env.TEST_TIMES_FILE;
    if (!target) throw new Error('TEST_TIMES_FILE is not set');
    const measured: FileTimes = {
      ...times,
      processorSeconds: readProcessorSeconds() - this.#processor,
      seconds: (Date.now() - this.#clock) / 1000,
    };
    appendFileSync(target, `${JSON.stringify(measured)}\n`);
  }
}

/**
 * A reporter for Vitest and Playwright that reports the processor time of each test file, or each browser test. Run it
 * with one worker: `npm run test:times`.
 */
export default class FileTimesReporter implements Reporter, BrowserReporter {
  readonly #stopwatch = new Stopwatch();

  // Before the file's imports.
  onTestModuleQueued(): void {
    this.#stopwatch.start();
  }

  onTestModuleEnd(module: TestModule): void {
    const tests = [...module.children.allTests()].length;
    this.#stopwatch.report({ project: module.project.name, file: module.relativeModuleId, tests });
  }

  onTestBegin(): void {
    this.#stopwatch.start();
  }

  onTestEnd({ parent, location }: TestCase): void {
    const file = path.relative(process.cwd(), location.file);
    this.#stopwatch.report({ project: parent.project()?.name ?? '', file, tests: 1 });
  }
}
