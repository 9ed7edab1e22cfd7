import { sql } from 'drizzle-orm';
import { PgDialect, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { orderedBy } from './columns.ts';

const { _id, name, city } = pgTable('places', {
  _id: uuid('_id').primaryKey(),
  name: text().notNull(),
  city: text(),
});

const write = (order: ReturnType<typeof orderedBy>) =>
  new PgDialect({ casing: 'snake_case' }).sqlToQuery(sql.join(order, sql`, `)).sql;

it('equal rows have an order, too: that of the last column, in the same direction', () => {
  expect(write(orderedBy(name, _id, 'desc'))).toBe(
    'lower("places"."name") desc, "places"."_id" desc',
  );
  expect(write(orderedBy(city, [name, _id], 'asc'))).toBe(
    'lower("places"."city") asc nulls last, "places"."name" asc, "places"."_id" asc',
  );
});
