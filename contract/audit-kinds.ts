import { bookableAdmin } from './appointments/bookables.ts';
import { closureAdmin } from './appointments/closures.ts';
import { openingAdmin } from './appointments/openings.ts';
import { eventsAdmin } from './content/events-admin.ts';
import { mediaAdmin } from './content/media-admin.ts';
import { newsAdmin } from './content/news-admin.ts';
import { dealerSearchAdmin } from './dealer-searches.ts';
import { dealerAdmin } from './dealers-admin.ts';
import { energyPriceAdmin } from './finance/energy-prices.ts';
import { financeRulesAdmin } from './finance/rules.ts';
import { jobAdmin } from './jobs-admin.ts';
import { leadTypes } from './leads/registry.ts';
import { messageTemplateAdmin } from './message-templates-admin.ts';
import { newsletterAdmin } from './newsletter-admin.ts';
import { quoteAdmin } from './on-road/quotes.ts';
import { tariffAdmin } from './on-road/tariffs-admin.ts';
import { officialAccountAdmin } from './on-road/verify.ts';
import { carAdmin, cityAdmin } from './pricing-admin.ts';
import { specificationAdmin } from './specifications.ts';
import type { Permission } from './staff.ts';
import { staffAccountsAdmin } from './staff-accounts.ts';

/** A kind of record whose changes the audit log records. */
interface AuditKind {
  label: string;
  /** Required to see changed values; without it a line shows only who, when and what kind of change. */
  permission: Permission;
  /** Whether records hold visitors' personal data, which leaves the audit log with the record. */
  holdsPersonalData?: true;
}

const requests: [string, AuditKind][] = [...leadTypes, newsletterAdmin].map(
  ({ slug, permission, texts }) => [
    slug,
    { label: texts.title, permission, holdsPersonalData: true },
  ],
);

const published: [string, AuditKind][] = [newsAdmin, eventsAdmin, mediaAdmin].map(
  ({ slug, content, texts }) => [slug, { label: texts.title, permission: content.permission }],
);

const reference: [string, AuditKind][] = [
  [jobAdmin.slug, { label: jobAdmin.texts.title, permission: jobAdmin.permission }],
  [dealerAdmin.slug, { label: 'Dealers', permission: dealerAdmin.permission }],
  [
    dealerSearchAdmin.slug,
    {
      label: 'Dealer Searches',
      permission: dealerSearchAdmin.permission,
      holdsPersonalData: true,
    },
  ],
  [carAdmin.slug, { label: 'Cars', permission: 'price-calculator' }],
  [cityAdmin.slug, { label: 'Cities', permission: 'price-calculator' }],
  [
    specificationAdmin.slug,
    { label: specificationAdmin.texts.title, permission: specificationAdmin.permission },
  ],
  [
    messageTemplateAdmin.slug,
    { label: messageTemplateAdmin.texts.title, permission: messageTemplateAdmin.permission },
  ],
];

const appointmentSetup: [string, AuditKind][] = [bookableAdmin, openingAdmin, closureAdmin].map(
  ({ slug, permission, texts }) => [slug, { label: texts.title, permission }],
);

const prices: [string, AuditKind][] = [
  tariffAdmin,
  financeRulesAdmin,
  energyPriceAdmin,
  officialAccountAdmin,
  quoteAdmin,
].map(({ slug, permission, texts }) => [slug, { label: texts.title, permission }]);

/** Every kind by its name in the audit log. Values of a kind that is not listed are shown to nobody. */
export const auditKinds: ReadonlyMap<string, AuditKind> = new Map([
  ...requests,
  ...published,
  ...reference,
  ...appointmentSetup,
  ...prices,
  ['appointments', { label: 'Appointments', permission: 'appointments' }],
  ['newsletter-issues', { label: 'Newsletter Issues', permission: newsletterAdmin.permission }],
  ['staff-account', { label: 'Staff Accounts', permission: staffAccountsAdmin.permission }],
  ['response-targets', { label: 'Response Targets', permission: 'reports' }],
  ['list-views', { label: 'Saved Views', permission: 'staff-management' }],
  ['audit', { label: 'Audit', permission: 'audit' }],
  ['person', { label: 'People', permission: 'trash' }],
  ['price-calculation', { label: 'Price Calculations', permission: 'price-calculator' }],
]);
