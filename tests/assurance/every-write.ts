import { appointmentWrites } from './appointment-writes.ts';
import { ownAccountWrites, passwordReset } from './own-account-writes.ts';
import { ownRequestWrites } from './own-request-writes.ts';
import { staffWrites } from './staff-writes.ts';
import { visitorWrites } from './visitor-writes.ts';
import type { Write, WriteContext } from './writes.ts';

/** Every call that takes fields. Add a new one to these lists: all suites read them. */
export const everyWrite = (context: WriteContext): Write[] => [
  ...visitorWrites(context),
  ...ownRequestWrites(context),
  ...staffWrites(context),
  ...appointmentWrites(context),
  ...ownAccountWrites(context),
  passwordReset(context),
];
