import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { TestContext } from 'vitest';
import { canReach } from '#server/db/embedded/reach.ts';
import type { SystemUser } from '#server/db/embedded/server-user.ts';
import { APPLICATION, CONTAINER } from './start-application.ts';

/** Skips a test that has to change owners and users, unless we are root. */
export function needRoot({ skip }: TestContext): void {
  skip(process.getuid?.() !== 0, 'only root can run programs as other users');
}

/** Skips a test that runs applications in containers, unless we can make those. */
export function needContainers(context: TestContext): void {
  needRoot(context);
  const [program = '', ...rest] = CONTAINER;
  context.skip(spawnSync(program, [...rest, 'true']).status !== 0, 'unshare does not work here');
}

/** An ordinary user to run applications as. Skips the test unless we are root and it can read our files. */
export function needOrdinaryUser(context: TestContext): SystemUser {
  needRoot(context);
  const nobody = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  const user = { uid: Number(nobody?.[1]), gid: Number(nobody?.[2]) };
  context.skip(!nobody, 'there is no user nobody');
  context.skip(!canReach(process.execPath, user), 'the user nobody cannot run this Node');
  context.skip(
    !canReach(APPLICATION.replace(/[^/]*$/, ''), user),
    'nobody cannot read the project',
  );
  return user;
}
