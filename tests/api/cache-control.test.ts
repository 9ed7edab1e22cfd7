import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['dealer-management']);
});
afterAll(() => test.close());

it.each(['/api/dealers', '/api/price-calculator/cars', '/api/price-calculator/cities'])(
  '%s is never used again without asking, and never kept for staff, who see more',
  async (url) => {
    const visitor = await test.call({ method: 'GET', url });
    expect(visitor.headers['cache-control']).toBe('private, no-cache');
    const staff = await test.call({ method: 'GET', url, cookies });
    expect(staff.headers['cache-control']).toBe('no-store');
    expect(staff.headers.etag).toBeUndefined();
  },
);

it.each(['/api/dealers?isActive=false', '/api/docs', '/api/openapi.json'])(
  '%s is never cached, because it shows staff more than visitors',
  async (url) => {
    for (const sent of [{}, cookies]) {
      const { statusCode, headers } = await test.call({ method: 'GET', url, cookies: sent });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    }
  },
);

it.each([
  ['/api/nowhere', 404],
  ['/api/dealers?page=x', 400],
  ['/api/admin/me', 401],
  ['/pictures/none.webp', 404],
  ['/pictures/..%2f..%2fpackage.json', 403],
  ['/pictures/thumbnails/..%2fserver%2fmain.js', 403],
  ['/files/none.png', 404],
  ['/assets/none.js', 404],
  ['/%zz', 400],
  ['/FAQ', 308],
])('%s returns %i, which is never cached', async (url, status) => {
  const { statusCode, headers } = await test.call({ method: 'GET', url });
  expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
});
