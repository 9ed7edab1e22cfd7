import { customType } from 'drizzle-orm/pg-core';

/** A point in time, to the millisecond: timestamptz in the database, an ISO 8601 string in UTC in code. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});
