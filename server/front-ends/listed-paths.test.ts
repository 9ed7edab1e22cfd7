import { expect, it } from 'vitest';
import { listedPaths } from './listed-paths.ts';

type Routes = Parameters<typeof listedPaths>[0];

const page = { default: () => null };
const route = (id: string, path: string | undefined, module: object, parentId?: string) =>
  [id, { id, path, module, parentId, index: id === 'home' || id === 'first' }] as const;

it('lists pages by their whole path, and neither frames, files, catch-alls nor what says not to', () => {
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
  ]);
  expect(listedPaths(routes as unknown as Routes)).toEqual([
    '/',
    '/about-us',
    '/about-us/gwm',
    '/features/:feature',
  ]);
});
