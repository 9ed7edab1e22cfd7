import { eventsAdmin } from './content/events-admin.ts';
import { mediaAdmin } from './content/media-admin.ts';
import { newsAdmin } from './content/news-admin.ts';
import { dealerSearchAdmin } from './dealer-searches.ts';
import { dealerAdmin } from './dealers-admin.ts';
import { jobAdmin } from './jobs-admin.ts';
import { leadTypes } from './leads/registry.ts';
import { newsletterAdmin } from './newsletter-admin.ts';
import { carAdmin, cityAdmin } from './pricing-admin.ts';
import type { Permission } from './staff.ts';
import { staffAccountsAdmin } from './staff-accounts.ts';

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
