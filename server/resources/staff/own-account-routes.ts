import {
  ownerProof,
  ownPaths,
  passwordChange,
  secondFactorBeginning,
  secondFactorConfirmation,
} from '#contract/staff/own-account.ts';
import type { Api } from '#server/platform/http/api.ts';
import { noSecondFactor } from './accounts.ts';
import { ownDocs } from './docs.ts';
import {
  changeOwnAccount,
  changePassword,
  readOwnAccount,
  toSecondFactorState,
  verifyOwnAccount,
} from './own-account.ts';
import { makeRecoveryCodes } from './second-factor/codes.ts';
import { beginSetUp, confirmSetUp } from './second-factor/set-up.ts';
import type { StaffServices } from './staff-services.ts';

const ready = 'staff';
const unready = 'unready-staff';

/** Registers what all staff may do with their own account. */
export function registerOwnAccount(api: Api, services: StaffServices): void {
  api.post(
    ownPaths.password,
    { config: { access: ready, docs: ownDocs.changePassword }, schema: { body: passwordChange } },
    async (request, reply) => {
      await changePassword(services, request, reply);
      return { success: true };
    },
  );
  registerSetUp(api, services);
  registerVerified(api, services);
}

/** Registers the setup of a second factor, also for staff who have no other access until it is set up. */
function registerSetUp(api: Api, services: StaffServices): void {
  api.get(
    ownPaths.secondFactor,
    { config: { access: unready, docs: ownDocs.secondFactor } },
    async (request) => ({
      success: true,
      data: toSecondFactorState(await readOwnAccount(services, request)),
    }),
  );

  api.post(
    ownPaths.secondFactor,
    {
      config: { access: unready, docs: ownDocs.beginSecondFactor },
      schema: { body: secondFactorBeginning },
    },
    async (request, reply) => ({
      success: true,
      data: await beginSetUp(services, request, reply),
    }),
  );

  api.post(
    ownPaths.confirmation,
    {
      config: { access: unready, docs: ownDocs.confirmSecondFactor },
      schema: { body: secondFactorConfirmation },
    },
    async (request) => ({ success: true, data: await confirmSetUp(services, request) }),
  );
}

/** Registers the changes that need the password and a code. */
function registerVerified(api: Api, services: StaffServices): void {
  api.post(
    ownPaths.removal,
    { config: { access: ready, docs: ownDocs.removeSecondFactor }, schema: { body: ownerProof } },
    async (request, reply) => {
      const account = await verifyOwnAccount(services, request, reply);
      await changeOwnAccount(services, request, account, noSecondFactor);
      return { success: true };
    },
  );

  api.post(
    ownPaths.recoveryCodes,
    { config: { access: ready, docs: ownDocs.recoveryCodes }, schema: { body: ownerProof } },
    async (request, reply) => {
      const account = await verifyOwnAccount(services, request, reply);
      const { recoveryCodes, recoveryHashes } = makeRecoveryCodes();
      await changeOwnAccount(services, request, account, { recoveryHashes });
      return { success: true, data: { recoveryCodes } };
    },
  );
}
