import { ownAccountWrites, passwordReset } from './own-account-writes.ts';
import { staffWrites } from './staff-writes.ts';
import { visitorWrites } from './visitor-writes.ts';
import type { World, Write } from './writes.ts';

/** Every way to send fields. A new one is added to these lists, and nowhere else, to be proved. */
export const everyWrite = (world: World): Write[] => [
  ...visitorWrites(world),
  ...staffWrites(world),
  ...ownAccountWrites(world),
  passwordReset(world),
];
