// `npm run test:faults`: puts faults into a copy of the product, one at a time, and expects a red test for each. The
// list is in tests/faults. With words after `--`, it runs the faults whose promise or files contain all of them.

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fail, installDependencies, root } from './install.mjs';
import { resolveCommand, runNodeQuietly } from './run.mjs';

/** How many faults the tests must catch. */
const minCaught = 60;

installDependencies();
// These need the dependencies.
const { faults, findTier } = await import('../tests/faults/index.ts');
const { ensureChromium } = await import('./chromium.mjs');
const { readReport } = await import('./fault-reports.ts');

const words = process.argv.slice(2);
const chosen = faults.filter(({ promise, file, caughtBy }) => {
  const text = `${promise} ${file} ${caughtBy}`.toLowerCase();
  return words.every((word) => text.includes(word.toLowerCase()));
});
if (chosen.length === 0) fail('No fault matches.');

const scratch = mkdtempSync(path.join(tmpdir(), 'faults-'));
const copy = path.join(scratch, 'product');
const reportFile = path.join(scratch, 'report.json');
const build = path.join(copy, 'build');
const cleanBuild = path.join(scratch, 'clean-build');
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const isBrowserTest = (file) => file.endsWith('.spec.ts');
const isApiTest = (file) => file.startsWith('tests/api/');
const escapePattern = (text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const buildPattern = (titles) => [...new Set(titles)].map(escapePattern).join('|');

/** Copies the sources that Git knows and their builds. Dependencies are shared. */
function copySources() {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  for (const file of [...listed.split('\0').filter(Boolean), 'build']) {
    const source = path.join(root, file);
    // A deleted file stays listed until it is staged.
    if (existsSync(source)) cpSync(source, path.join(copy, file), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
}

/** Builds what has changed. Returns whether that succeeded, and the output. */
async function buildCopy() {
  const { status, output } = await runNodeQuietly([path.join(copy, 'scripts/build.mjs')]);
  return { isBuilt: status === 0, output };
}

async function findFreePort() {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs tests of these files in the copy, all with Vitest or all in a browser. Returns the report and the output. */
async function runTests(files, titles) {
  rmSync(reportFile, { force: true });
  const pattern = buildPattern(titles);
  const run = isBrowserTest(files[0]) ? runBrowserTests : runVitest;
  const output = await run(files, pattern);
  return { ...readReport(reportFile), output };
}

async function runVitest(files, pattern) {
  const command = [resolveCommand('vitest/vitest.mjs'), 'run', '--retry=0', '-t', pattern];
  const projects = ['unit', 'api', 'api, alone', 'office'].flatMap((name) => ['--project', name]);
  const reporter = ['--reporter=json', `--outputFile=${reportFile}`];
  const args = [...command, ...projects, ...reporter, ...files];
  return (await runNodeQuietly(args, { cwd: copy })).output;
}

async function runBrowserTests(files, pattern) {
  const command = [resolveCommand('@playwright/test/cli.js'), 'test', '--no-deps', '--workers=1'];
  const args = [...command, '--retries=0', '--reporter=json', '--grep', pattern, ...files];
  const env = {
    CHROMIUM_PATH: ensureChromium(),
    E2E_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
  };
  return (await runNodeQuietly(args, { cwd: copy, env })).output;
}

/** Requires that the tests pass without a fault, and that each title names one. */
async function requireGreen() {
  const browserTests = chosen.filter(({ caughtBy }) => isBrowserTest(caughtBy));
  const otherTests = chosen.filter(({ caughtBy }) => !isBrowserTest(caughtBy));
  for (const group of [otherTests, browserTests].filter(({ length }) => length > 0)) {
    const files = [...new Set(group.map(({ caughtBy }) => caughtBy))];
    const titles = group.map(({ test }) => test);
    const { ran, failed, broken, output } = await runTests(files, titles);
    const red = [...failed, ...broken];
    if (red.length > 0 || ran.length === 0) {
      fail(`${output}\nWithout a fault, these tests must pass: ${red.join('; ') || files}`);
    }
    for (const { test } of group) {
      if (!ran.some((title) => title.includes(test))) fail(`No test is called '${test}'.`);
    }
  }
}

/** Applies a fault to the copy. Returns the function that reverts it. */
function apply({ file, find, replace }) {
  const target = path.join(copy, file);
  const source = readFileSync(target, 'utf8');
  if (source.split(find).length !== 2) fail(`${file} does not contain exactly once: ${find}`);
  writeFileSync(
    target,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(target, source);
}

/** Runs a fault's test. Returns the failures, or why they prove nothing. */
async function tryFault(fault) {
  const needsBuild = isApiTest(fault.caughtBy) && /^(site|ui)\//.test(fault.file);
  const restore = apply(fault);
  try {
    if (needsBuild) {
      const { isBuilt, output } = await buildCopy();
      if (!isBuilt) return { failed: [], reason: `the build failed: ${output}` };
    }
    const { ran, failed, broken, output } = await runTests([fault.caughtBy], [fault.test]);
    if (ran.length === 0) return { failed, reason: `no test ran: ${output}` };
    const reason = broken.length > 0 ? 'a test failed without an assertion' : 'the tests passed';
    return { failed, reason };
  } finally {
    restore();
    if (needsBuild || isBrowserTest(fault.caughtBy)) restoreBuild();
  }
}

function restoreBuild() {
  rmSync(build, { recursive: true, force: true });
  cpSync(cleanBuild, build, { recursive: true });
}

const seconds = (since) => Math.round((Date.now() - since) / 1000);

const escapeCell = (text) => text.replaceAll('|', '\\|');

/** Writes the table at the end of docs/faults.md. */
function writeTable() {
  const document = path.join(root, 'docs/faults.md');
  const [head] = readFileSync(document, 'utf8').split('| promise |', 1);
  const rows = faults.map(({ promise, file, caughtBy, test }) => {
    const cells = [promise, `\`${file}\``, `\`${caughtBy}\`: ${test}`, `\`${findTier(caughtBy)}\``];
    return `| ${cells.map(escapeCell).join(' | ')} |`;
  });
  const table = ['| promise | fault in | test that catches it | tier |', '|---|---|---|---|'];
  writeFileSync(document, `${head}${[...table, ...rows].join('\n')}\n`);
}

const startedAt = Date.now();
console.log(`Copying and building the product in ${copy} …`);
copySources();
const { isBuilt, output } = await buildCopy();
if (!isBuilt) fail(output);
cpSync(build, cleanBuild, { recursive: true });
await requireGreen();
console.log(`Without a fault, the tests pass (${seconds(startedAt)} s).`);

const missed = [];
for (const [index, fault] of chosen.entries()) {
  const faultStartedAt = Date.now();
  const { failed, reason } = await tryFault(fault);
  const [first] = failed;
  if (!first) missed.push(fault);
  const result = first ? `caught by ${fault.caughtBy}: ${first}` : `NOT CAUGHT: ${reason}`;
  console.log(
    `${index + 1}/${chosen.length} ${fault.promise} (${fault.file}): ${result} (${seconds(faultStartedAt)} s)`,
  );
}

const caught = chosen.length - missed.length;
console.log(`\nCaught ${caught} of ${chosen.length} faults in ${seconds(startedAt)} s.`);
for (const { promise, file } of missed) console.log(`Not caught: ${promise} (${file})`);
if (words.length === 0 && missed.length === 0) writeTable();
process.exit(missed.length > 0 || (words.length === 0 && caught < minCaught) ? 1 : 0);
