import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { TestContext } from 'vitest';
import { canReach } from '#server/platform/db/embedded/folders.ts';
import type { SystemUser } from '#server/platform/db/embedded/server-user.ts';
import { APPLICATION, CONTAINER } from './start-application.ts';

/** Skips a test that changes owners and users, unless it runs as root. */
export function skipUnlessRoot({ skip }: TestContext): void {
  skip(process.getuid?.() !== 0, 'only root can run programs as other users');
}

/** Skips a test that runs applications in containers, unless containers can be created here. */
export function skipUnlessContainers(context: TestContext): void {
  skipUnlessRoot(context);
  const [program = '', ...rest] = CONTAINER;
  context.skip(spawnSync(program, [...rest, 'true']).status !== 0, 'unshare does not work here');
}

/** Returns an ordinary user. Skips the test unless it runs as root and the user can read the project. */
export function getOrdinaryUser(context: TestContext): SystemUser {
  skipUnlessRoot(context);
  const nobody = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  const user = { uid: Number(nobody?.[1]), gid: Number(nobody?.[2]) };
  context.skip(!nobody, 'there is no user nobody');
  context.skip(!canReach(process.execPath, user), 'the user nobody cannot run this Node');
  context.skip(
    !canReach(APPLICATION.slice(0, APPLICATION.lastIndexOf('/') + 1), user),
    'nobody cannot read the project',
  );
  return user;
}
