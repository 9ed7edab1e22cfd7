import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findSilentCatches } from '#tests/support/silent-catches.ts';

const folders = ['admin', 'catalogue', 'contract', 'server', 'site', 'ui'];

const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

it('no caught error is dropped without a comment that says why', () => {
  expect(sources.length).toBeGreaterThan(500);
  const silent = sources.flatMap((file) => findSilentCatches(file, readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
  // Parsing all sources takes long on a busy machine.
}, 60_000);

it.each([
  'try { a() } catch {}',
  'try { a() } catch { return null; }',
  'try { a() } catch (error) { if (error.code === "x") retry(); }',
  'a().catch(() => {});',
  'const b = await a().catch(() => []);',
  'a().catch(async (error) => { await b(); });',
  'a().catch(function () { return null; });',
  'a().then(b, () => []);',
  '// Starts a.\n\na().catch(() => {});',
])('%s is reported', (source) => {
  expect(findSilentCatches('a.ts', `async function f() {\n${source}\n}`)).toHaveLength(1);
});

it.each([
  'try { a() } catch (error) { throw error; }',
  'try { a() } catch { throw new Error("b"); }',
  'try { a() } catch (error) { report(error); }',
  'try { a() } catch (err) { logger.warn({ err }, "b"); }',
  'try { a() } catch (error) { return asRefusal(error); }',
  'try { a() } catch (error) { return error.status === 404 ? null : error; }',
  'try { a() } catch (error) { log((error as Error).message); }',
  'try { a() } catch {\n  // A browser without storage.\n}',
  '// Already deleted.\na().catch(() => {});',
  'a()\n  // Already deleted.\n  .catch(() => {});',
  'a().catch(report);',
  'a().catch(() => { throw new Error("b"); });',
  'a().then(b, (error) => report(error));',
])('%s is not reported', (source) => {
  expect(findSilentCatches('a.ts', `async function f() {\n${source}\n}`)).toEqual([]);
});
