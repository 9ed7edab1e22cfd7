import { currentPassword, newPassword } from './staff.ts';
import { text } from './text.ts';
import { z } from './zod.ts';

const code = text({ max: 40, missing: 'Please enter the code' });

/** Ends the set-up of a second factor: a code of the authenticator app. */
export const secondFactorConfirmation = z.object({ code });

/** What has to be given before a second factor is turned off or its recovery codes are made anew. */
export const ownerProof = z.object({ password: currentPassword, code });

/** Another password for one's own account. */
export const passwordChange = z.object({ current: currentPassword, password: newPassword });

/** How it stands with one's own second factor. */
export interface SecondFactorState {
  isOn: boolean;
  isRequired: boolean;
  recoveryCodesLeft: number;
}

/** A second factor to be confirmed: its secret in base32, and as the address that a QR code holds. */
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

/** What is said of passwords, codes and the second factor. */
export const ownMessages = {
  wrongPassword: 'This is not your password',
  samePassword: 'This is your password already',
  codeWanted: 'Please enter the code of your authenticator app, or a recovery code',
  wrongCode: 'This code is not right, or has been used already',
  alreadyOn: 'Your account has a second factor already: turn it off first',
  notOn: 'Your account has no second factor',
  notBegun: 'Please begin the set-up of the second factor anew',
  setUpFirst: 'Your account must have a second factor: please set it up first',
} as const;
