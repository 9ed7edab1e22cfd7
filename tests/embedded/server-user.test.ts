import { writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { chooseServerUser } from '#server/platform/db/embedded/server-user.ts';
import { skipUnlessRoot } from './privileges.ts';
import { makeScratchFolder } from './scratch-folder.ts';

const ROOT = 'root:x:0:0:root:/root:/bin/bash';
const NOBODY = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin';
const POSTGRES = 'postgres:x:101:104::/var/lib/postgresql:/bin/bash';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Simulates a machine with these users; `useradd` runs `script` instead. Returns its passwd file. */
function simulateMachine(users: string[], script: string): string {
  const dir = makeScratchFolder();
  const passwdFile = join(dir, 'passwd');
  writeFileSync(passwdFile, `${users.join('\n')}\n`);
  writeFileSync(join(dir, 'useradd'), `#!/bin/sh\n${script} ${passwdFile}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${dir}${delimiter}${process.env.PATH}`);
  return passwdFile;
}

test('root runs the server as user postgres', (context) => {
  skipUnlessRoot(context);
  const passwdFile = simulateMachine([ROOT, NOBODY, POSTGRES], 'exit 1 #');
  expect(chooseServerUser(undefined, passwdFile)).toEqual({ uid: 101, gid: 104 });
});

test('without a user postgres, root creates a system user', (context) => {
  skipUnlessRoot(context);
  const passwdFile = simulateMachine([ROOT, NOBODY], 'echo "$5:x:990:991::/:/bin/false" >>');
  expect(chooseServerUser(undefined, passwdFile)).toEqual({ uid: 990, gid: 991 });
});

test('if no user can be created, root runs the server as nobody', (context) => {
  skipUnlessRoot(context);
  const passwdFile = simulateMachine([ROOT, NOBODY], 'exit 1 #');
  expect(chooseServerUser(undefined, passwdFile)).toEqual({ uid: 65534, gid: 65533 });
});

test('without any usable user, the error tells root to set DATABASE_URL', (context) => {
  skipUnlessRoot(context);
  const passwdFile = simulateMachine([ROOT], 'exit 1 #');
  expect(() => chooseServerUser(undefined, passwdFile)).toThrow('set DATABASE_URL');
});
