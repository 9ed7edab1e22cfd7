import { expect, it } from 'vitest';
import { listIndexablePaths, listPagePaths } from './match-page.ts';

type Routes = Parameters<typeof listIndexablePaths>[0];

const page = { default: () => null };
const route = (id: string, path: string | undefined, module: object, parentId?: string) =>
  [id, { id, path, module, parentId, index: id === 'home' || id === 'first' }] as const;

const routes = Object.fromEntries([
  route('root', '', page),
  route('layout', undefined, page, 'root'),
  route('home', undefined, page, 'layout'),
  route('about', 'about-us', page, 'layout'),
  route('brand', 'gwm', page, 'about'),
  route('first', undefined, page, 'about'),
  route('feature', 'features/:feature', page, 'layout'),
  route('newsletter', 'newsletter', { ...page, handle: { isListed: false } }, 'layout'),
  route('manifest', 'site.webmanifest', {}, 'root'),
  route('nowhere', '*', page, 'layout'),
]) as unknown as Routes;

const indexable = ['/', '/about-us', '/about-us/gwm', '/features/:feature'];

it('lists whole page paths, without layouts, files, catch-alls and pages that opt out', () => {
  expect(listIndexablePaths(routes)).toEqual(indexable);
});

it('includes pages that search engines must not index among all pages', () => {
  expect(listPagePaths(routes)).toEqual([...indexable, '/newsletter']);
});
