import { emailFormat } from '../input/formats.ts';
import { clearableText } from '../input/text.ts';
import { z } from '../zod.ts';

/** How an account hears of its requests by email. */
export const noticeModes = {
  each: 'At once, one email each',
  digest: 'Together, every 15 minutes',
  off: 'Not by email',
} as const;

export type NoticeMode = keyof typeof noticeModes;

/** Why staff are told of a request. */
export const noticeReasons = {
  new: 'New',
  'handed-over': 'Handed to you',
  'almost-late': 'Answer due soon',
  'no-show': 'Did the customer come?',
} as const;

export type NoticeReason = keyof typeof noticeReasons;

/** How one's own account is told of its requests. */
export interface NoticeSettings {
  email: string | null;
  mode: NoticeMode;
}

export const noticeSettingsInput = z.object({
  email: clearableText({ max: 254, format: emailFormat }),
  mode: z.enum(Object.keys(noticeModes) as NoticeMode[], {
    error: `mode must be one of: ${Object.keys(noticeModes).join(', ')}`,
  }),
});

/** Something that the account is told: it owns the request, or nobody owns it and the account answers such requests. */
export interface StaffNotice {
  _id: string;
  /** The request type's slug. */
  kind: string;
  recordId: string;
  reason: NoticeReason;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** Below /api. */
export const noticePaths = {
  settings: '/admin/me/notices',
  /** `?after=` is the `createdAt` of the last one known. */
  list: '/admin/me/notices/new',
} as const;
