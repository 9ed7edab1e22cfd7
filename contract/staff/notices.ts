import { emailFormat } from '../input/formats.ts';
import { clearableText } from '../input/text.ts';
import { z } from '../zod.ts';

/** How an account is notified of its requests by email. */
export const noticeModes = {
  each: 'At once, one email each',
  digest: 'Together, every 15 minutes',
  off: 'Not by email',
} as const;

export type NoticeMode = keyof typeof noticeModes;

/** Why staff are notified of a request. */
export const noticeReasons = {
  new: 'New',
  'handed-over': 'Handed to you',
  'almost-late': 'Answer due soon',
  message: 'Message from the customer',
  withdrawn: 'Withdrawn by the customer',
  'no-show': 'Did the customer come?',
} as const;

export type NoticeReason = keyof typeof noticeReasons;

/** The notification settings of the signed-in account, and its name. */
export interface NoticeSettings {
  /** The name of the member of staff, with which messages to customers are signed. */
  name: string | null;
  email: string | null;
  mode: NoticeMode;
}

export const noticeSettingsInput = z.object({
  name: clearableText({ max: 100 }),
  email: clearableText({ max: 254, format: emailFormat }),
  mode: z.enum(Object.keys(noticeModes) as NoticeMode[], {
    error: `mode must be one of: ${Object.keys(noticeModes).join(', ')}`,
  }),
});

/** A notification of a request that the account owns, or that is unassigned and that the account handles. */
export interface StaffNotice {
  _id: string;
  /** The request type's slug. */
  kind: string;
  recordId: string;
  reason: NoticeReason;
  /** 'New: test drive'. It names no customer. */
  title: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** Below /api. */
export const noticePaths = {
  settings: '/admin/me/notices',
  /** `?after=` is the `createdAt` of the last known notice. */
  list: '/admin/me/notices/new',
} as const;
