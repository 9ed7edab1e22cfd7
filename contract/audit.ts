import { eventsAdmin } from './content/events-admin.ts';
import { mediaAdmin } from './content/media-admin.ts';
import { newsAdmin } from './content/news-admin.ts';
import { dealerSearchAdmin } from './dealer-searches.ts';
import { dealerAdmin } from './dealers-admin.ts';
import { dateFormat } from './formats.ts';
import { pagingQuery } from './http.ts';
import { jobAdmin } from './jobs-admin.ts';
import { leadTypes } from './leads/registry.ts';
import { newsletterAdmin } from './newsletter-admin.ts';
import { carAdmin, cityAdmin } from './pricing-admin.ts';
import type { Permission } from './staff.ts';
import { staffAccountsAdmin } from './staff-accounts.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

export const auditActions = ['create', 'update', 'delete', 'export'] as const;

/** A kind of record whose changes are noted. */
interface AuditKind {
  label: string;
  /** Who may see the values of its records; without it a line tells who, when and what only. */
  permission: Permission;
}

const requests: [string, AuditKind][] = [...leadTypes, newsletterAdmin].map(
  ({ slug, permission, texts }) => [slug, { label: texts.title, permission }],
);

const published: [string, AuditKind][] = [newsAdmin, eventsAdmin, mediaAdmin].map(
  ({ slug, content, texts }) => [slug, { label: texts.title, permission: content.permission }],
);

const reference: [string, AuditKind][] = [
  [jobAdmin.slug, { label: jobAdmin.texts.title, permission: jobAdmin.permission }],
  [dealerAdmin.slug, { label: 'Dealers', permission: dealerAdmin.permission }],
  [dealerSearchAdmin.slug, { label: 'Dealer Searches', permission: dealerSearchAdmin.permission }],
  [carAdmin.slug, { label: 'Cars', permission: 'price-calculator' }],
  [cityAdmin.slug, { label: 'Cities', permission: 'price-calculator' }],
];

/** Every kind by the name that its lines have. The values of a kind that is missing show to nobody. */
export const auditKinds: ReadonlyMap<string, AuditKind> = new Map([
  ...requests,
  ...published,
  ...reference,
  ['staff-account', { label: 'Staff Accounts', permission: staffAccountsAdmin.permission }],
  ['audit', { label: 'Audit', permission: 'audit' }],
  ['price-calculation', { label: 'Price Calculations', permission: 'price-calculator' }],
]);

/** One change of one record, as staff see it. */
export interface AuditLine {
  _id: string;
  /** When it was; a line never changes, so both times are the same. */
  createdAt: string;
  updatedAt: string;
  username: string;
  action: (typeof auditActions)[number];
  kind: string;
  recordId: string;
  /** The changed fields as they were and as they are since; null where there was or is no record. */
  old: Record<string, unknown> | null;
  new: Record<string, unknown> | null;
  /** Whether the values are kept from whoever asks, who lacks the permission of the kind. */
  isHidden: boolean;
}

const kindNames = [...auditKinds.keys()];
const day = optionalText({ max: 10, format: dateFormat });

/** The list's query: a hundred to a page, always newest first. */
export const auditQuery = z.object({
  ...pagingQuery(100),
  kind: z.optional(z.enum(kindNames, { error: `kind must be one of: ${kindNames.join(', ')}` })),
  action: z.optional(
    z.enum(auditActions, { error: `action must be one of: ${auditActions.join(', ')}` }),
  ),
  username: optionalText({ max: 100 }),
  recordId: z.optional(z.guid({ error: 'recordId must be an id' })),
  /** Days of Pakistan, both included. */
  from: day,
  to: day,
  search: optionalText({ max: 200 }),
});

/** The query of one record's lines. */
export const recordLinesQuery = z.object(pagingQuery(100));

/** Path parameters of one record's lines. */
export const recordLinesParams = z.object({
  kind: z.string(),
  id: z.guid({ error: 'There is no record with this id' }),
});

/** The audit as its screen and its calls know it. */
export const audit = {
  slug: 'audit',
  permission: 'audit',
  paths: { records: '/admin/audit' },
  texts: {
    title: 'Audit',
    subtitle: 'Who changed what, and when',
    noun: { one: 'change', many: 'changes' },
    empty: 'No changes found',
    loadFailed: 'Failed to load the audit',
  },
} as const;
