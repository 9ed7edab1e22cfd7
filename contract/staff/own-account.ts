import { text } from '../input/text.ts';
import { z } from '../zod.ts';
import { currentPassword, newPassword, typedCode } from './staff.ts';

const code = text({ max: 40, missing: 'Please enter the code', format: typedCode });

/** Starts the setup of a second factor. */
export const secondFactorBeginning = z.object({ password: currentPassword });

/** Completes the setup of a second factor: a code from the authenticator app. */
export const secondFactorConfirmation = z.object({ code });

/** Required to turn a second factor off or to replace its recovery codes. */
export const ownerProof = z.object({ password: currentPassword, code });

/** A new password for one's own account. */
export const passwordChange = z.object({ current: currentPassword, password: newPassword });

/** The state of one's own second factor. */
export interface SecondFactorState {
  isOn: boolean;
  isRequired: boolean;
  recoveryCodesLeft: number;
}

/** A second factor to confirm: its secret in base32, and the URI for the QR code. */
export interface SecondFactorOffer {
  secret: string;
  uri: string;
}

/** Below /api. */
export const ownPaths = {
  me: '/admin/me',
  password: '/admin/me/password',
  sessions: '/admin/me/sessions',
  secondFactor: '/admin/me/second-factor',
  confirmation: '/admin/me/second-factor/confirm',
  removal: '/admin/me/second-factor/off',
  recoveryCodes: '/admin/me/recovery-codes',
} as const;

/** Errors about passwords, codes and the second factor. */
export const ownMessages = {
  wrongPassword: 'This is not your password',
  samePassword: 'This is your password already',
  codeWanted: 'Please enter the code of your authenticator app, or a recovery code',
  wrongCode: 'This code is not right, or has been used already',
  alreadyOn: 'Your account has a second factor already: turn it off first',
  notOn: 'Your account has no second factor',
  notBegun: 'Please start the setup of the second factor again',
  setUpFirst: 'Your account must have a second factor: please set it up first',
} as const;
