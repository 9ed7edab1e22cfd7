import { orderQuery, pagingQuery } from '../http/http.ts';
import { uploadRules } from '../http/uploads.ts';
import { emailFormat } from '../input/formats.ts';
import { checkboxInput } from '../input/number-input.ts';
import { clearableText, optionalText, type TextFormat, text } from '../input/text.ts';
import type { BadgeColor } from '../leads/lead.ts';
import { z } from '../zod.ts';

/**
 * The states of an issue with their badge colors: a draft is sent once. A restore pauses issues that were being sent.
 */
export const issueStatuses = {
  draft: 'grey',
  sending: 'amber',
  paused: 'red',
  sent: 'green',
} as const satisfies Record<string, BadgeColor>;

export type IssueStatus = keyof typeof issueStatuses;

/** An issue of the newsletter as the staff API sends it. */
export interface NewsletterIssue {
  _id: string;
  subject: string;
  /** A text with headings, lists and links: docs/spec/content.md#formatted-texts. */
  text: string;
  /** The path of its picture on this site. */
  imageUrl: string | null;
  imageAlt: string | null;
  status: IssueStatus;
  /** The number of subscribers when sending began, plus those who subscribed again during it; null before. */
  recipients: number | null;
  /** How many emails the mail server has accepted, and how many failed for good. */
  sent: number;
  failed: number;
  startedAt: string | null;
  sentAt: string | null;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

export const issueLengths = { subject: 150, text: 20_000, imageAlt: 500 } as const;

/** The file fields of an issue's form. */
export const issueUploads = { image: uploadRules.picture } as const;

/** A line break in a subject would start another header of the email. */
const oneLine: TextFormat = {
  parse: (value) => (/[\p{Cc}\u2028\u2029]/u.test(value) ? null : value),
  message: 'The subject must be one line',
};

const fields = {
  subject: text({
    max: issueLengths.subject,
    format: oneLine,
    missing: 'Please enter a subject',
  }),
  text: text({ max: issueLengths.text, missing: 'Please enter a text' }),
  imageAlt: clearableText({ max: issueLengths.imageAlt }),
};

/** The text fields of a new issue. */
export const issueInput = z.object(fields);

/** A partial update of an issue: absent fields keep their values; the picture can be removed. */
export const issueUpdate = z.partial(
  z.object({ ...fields, removeImage: checkboxInput('removeImage') }),
);

/** The recipient of a test email. */
export const issueTest = z.object({
  email: text({ max: 254, missing: 'Please enter an email address', format: emailFormat }),
});

export const issueSorts = ['createdAt', 'updatedAt', 'subject', 'status', 'sentAt'] as const;

const statusNames = Object.keys(issueStatuses) as [IssueStatus, ...IssueStatus[]];

/** The list's query: newest first. */
export const issueQuery = z.object({
  ...pagingQuery(50),
  ...orderQuery(issueSorts, 'createdAt'),
  status: z.optional(
    z.enum(statusNames, { error: `status must be one of: ${statusNames.join(', ')}` }),
  ),
  search: optionalText({ max: 200 }),
});

/** Issues of the newsletter as staff manage them: docs/spec/content.md#newsletter-issues. */
export const issueAdmin = {
  slug: 'newsletter-issues',
  permission: 'newsletter-subscriptions',
  paths: { records: '/newsletter/admin/issues' },
  texts: {
    title: 'Newsletter Issues',
    subtitle: 'Written here, and sent once to everyone who is subscribed',
    noun: { one: 'issue', many: 'issues' },
    empty: 'No issues found',
    start: 'Write the first issue. Nothing is sent until you send it.',
    loadFailed: 'Failed to fetch newsletter issues',
    saveFailed: 'Failed to save issue.',
    deleteFailed: 'Failed to delete issue.',
    confirmDelete: 'Are you sure you want to delete this issue?',
    tooManyTests: 'This address has had enough tests for now. Please try again in an hour.',
    testFailed: 'The test email was not sent.',
    sendFailed: 'The issue was not sent.',
    /** Why an issue cannot be changed, deleted or sent. */
    closed: 'This issue has been sent and cannot be changed or sent again',
    notPaused: 'Only an issue that waits after a restore can be resumed',
    resumeFailed: 'The issue was not resumed.',
    nobody: 'Nobody is subscribed, so there is nobody to send this issue to',
  },
} as const;
