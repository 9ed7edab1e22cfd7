import { expect, it } from 'vitest';
import { normalizeListQuery } from './normalize-list-query.ts';

it.each([
  ['', ''],
  ['?status=pending', 'status=pending'],
  ['status=pending&page=3&limit=50', 'status=pending'],
  ['search=&status=pending&city=%20', 'status=pending'],
  ['sortOrder=asc&sortBy=createdAt', 'sortBy=createdAt&sortOrder=asc'],
  ['search=a%20b&city=x%26y', 'city=x%26y&search=a+b'],
])('the query %j is kept as %j', (query, kept) => {
  expect(normalizeListQuery(query)).toBe(kept);
  expect(normalizeListQuery(kept)).toBe(kept);
});
