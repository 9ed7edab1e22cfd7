import { bookableAdmin } from '../appointments/bookables.ts';
import { closureAdmin } from '../appointments/closures.ts';
import { openingAdmin } from '../appointments/openings.ts';
import { eventsAdmin } from '../content/events-admin.ts';
import { mediaAdmin } from '../content/media-admin.ts';
import { newsAdmin } from '../content/news-admin.ts';
import { dealerSearchAdmin } from '../dealers/dealer-searches.ts';
import { dealerAdmin } from '../dealers/dealers-admin.ts';
import { energyPriceAdmin } from '../finance/energy-prices.ts';
import { financeRulesAdmin } from '../finance/rules.ts';
import { jobAdmin } from '../jobs/jobs-admin.ts';
import { messageTemplateAdmin } from '../leads/message-templates-admin.ts';
import { leadTypes } from '../leads/registry.ts';
import { newsletterAdmin } from '../newsletter/newsletter-admin.ts';
import { quoteAdmin } from '../on-road/quotes.ts';
import { tariffAdmin } from '../on-road/tariffs-admin.ts';
import { officialAccountAdmin } from '../on-road/verify.ts';
import { carAdmin, cityAdmin } from '../prices/pricing-admin.ts';
import { specificationAdmin } from '../prices/specifications.ts';
import type { Permission } from './staff.ts';
import { staffAccountsAdmin } from './staff-accounts.ts';

/** A kind of record whose changes the audit log records. */
interface AuditKind {
  label: string;
  /** What one of its records is called in a sentence. */
  noun: string;
  /** Required to see changed values; without it a line shows only who, when and what kind of change. */
  permission: Permission;
  /** Whether records hold visitors' personal data, which leaves the audit log with the record. */
  holdsPersonalData?: true;
}

const requests: [string, AuditKind][] = [...leadTypes, newsletterAdmin].map(
  ({ slug, permission, texts }) => [
    slug,
    { label: texts.title, noun: texts.noun.one, permission, holdsPersonalData: true },
  ],
);

const published: [string, AuditKind][] = [newsAdmin, eventsAdmin, mediaAdmin].map(
  ({ slug, content, texts }) => [
    slug,
    { label: texts.title, noun: texts.noun.one, permission: content.permission },
  ],
);

const reference: [string, AuditKind][] = [
  [
    jobAdmin.slug,
    { label: jobAdmin.texts.title, noun: 'job opening', permission: jobAdmin.permission },
  ],
  [dealerAdmin.slug, { label: 'Dealers', noun: 'dealer', permission: dealerAdmin.permission }],
  [
    dealerSearchAdmin.slug,
    {
      label: 'Dealer Searches',
      noun: 'dealer search',
      permission: dealerSearchAdmin.permission,
      holdsPersonalData: true,
    },
  ],
  [carAdmin.slug, { label: 'Cars', noun: 'car', permission: 'price-calculator' }],
  [cityAdmin.slug, { label: 'Cities', noun: 'city', permission: 'price-calculator' }],
  [
    specificationAdmin.slug,
    {
      label: specificationAdmin.texts.title,
      noun: 'specification',
      permission: specificationAdmin.permission,
    },
  ],
  [
    messageTemplateAdmin.slug,
    {
      label: messageTemplateAdmin.texts.title,
      noun: 'template',
      permission: messageTemplateAdmin.permission,
    },
  ],
];

const setupAndPrices: [string, AuditKind][] = (
  [
    [bookableAdmin, 'car or bay'],
    [openingAdmin, 'opening hours'],
    [closureAdmin, 'closure'],
    [tariffAdmin, 'tariff'],
    [financeRulesAdmin, 'finance rules'],
    [energyPriceAdmin, 'energy price'],
    [officialAccountAdmin, 'official account'],
    [quoteAdmin, 'quote'],
  ] as const
).map(([{ slug, permission, texts }, noun]) => [slug, { label: texts.title, noun, permission }]);

/** Every kind by its name in the audit log. Values of a kind that is not listed are shown to nobody. */
export const auditKinds: ReadonlyMap<string, AuditKind> = new Map([
  ...requests,
  ...published,
  ...reference,
  ...setupAndPrices,
  ['appointments', { label: 'Appointments', noun: 'appointment', permission: 'appointments' }],
  [
    'newsletter-issues',
    {
      label: 'Newsletter Issues',
      noun: 'newsletter issue',
      permission: newsletterAdmin.permission,
    },
  ],
  [
    'staff-account',
    {
      label: 'Staff Accounts',
      noun: 'staff account',
      permission: staffAccountsAdmin.permission,
    },
  ],
  [
    'response-targets',
    { label: 'Response Targets', noun: 'response targets', permission: 'reports' },
  ],
  ['list-views', { label: 'Saved Views', noun: 'saved view', permission: 'staff-management' }],
  ['audit', { label: 'Audit', noun: 'audit', permission: 'audit' }],
  [
    'held-emails',
    { label: 'Held Emails', noun: 'held emails', permission: staffAccountsAdmin.permission },
  ],
  ['person', { label: 'People', noun: 'person', permission: 'trash' }],
  [
    'price-calculation',
    { label: 'Price Calculations', noun: 'price calculation', permission: 'price-calculator' },
  ],
]);
