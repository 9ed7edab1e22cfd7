import {
  ownerProof,
  ownPaths,
  passwordChange,
  secondFactorConfirmation,
} from '#contract/own-account.ts';
import type { Api } from '#server/http/api.ts';
import { noSecondFactor } from './accounts.ts';
import {
  changeOwn,
  changePassword,
  ownAccount,
  provenAccount,
  secondFactorState,
} from './own-account.ts';
import { makeRecoveryCodes } from './second-factor/recovery-codes.ts';
import { beginSetUp, confirmSetUp } from './second-factor/set-up.ts';
import type { StaffDesk } from './staff-desk.ts';

const ready = { access: 'staff' } as const;
const unready = { access: 'unready-staff' } as const;

/** What any member of staff may do with their own account. */
export function registerOwnAccount(api: Api, desk: StaffDesk): void {
  api.post(
    ownPaths.password,
    { config: ready, schema: { body: passwordChange } },
    async (request, reply) => {
      await changePassword(desk, request, reply);
      return { success: true };
    },
  );
  registerSetUp(api, desk);
  registerProven(api, desk);
}

/** How a second factor is set up, also by those who may do nothing else until they have. */
function registerSetUp(api: Api, desk: StaffDesk): void {
  api.get(ownPaths.secondFactor, { config: unready }, async (request) => ({
    success: true,
    data: secondFactorState(await ownAccount(desk, request)),
  }));

  api.post(ownPaths.secondFactor, { config: unready }, async (request) => ({
    success: true,
    data: await beginSetUp(desk, request),
  }));

  api.post(
    ownPaths.confirmation,
    { config: unready, schema: { body: secondFactorConfirmation } },
    async (request) => ({ success: true, data: await confirmSetUp(desk, request) }),
  );
}

/** What asks for password and code before. */
function registerProven(api: Api, desk: StaffDesk): void {
  api.post(
    ownPaths.removal,
    { config: ready, schema: { body: ownerProof } },
    async (request, reply) => {
      const account = await provenAccount(desk, request, reply);
      await changeOwn(desk, request, account, noSecondFactor);
      return { success: true };
    },
  );

  api.post(
    ownPaths.recoveryCodes,
    { config: ready, schema: { body: ownerProof } },
    async (request, reply) => {
      const account = await provenAccount(desk, request, reply);
      const { recoveryCodes, recoveryHashes } = makeRecoveryCodes();
      await changeOwn(desk, request, account, { recoveryHashes });
      return { success: true, data: { recoveryCodes } };
    },
  );
}
