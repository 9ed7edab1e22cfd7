import { bookableAdmin } from '../appointments/bookables.ts';
import { closureAdmin } from '../appointments/closures.ts';
import { openingAdmin } from '../appointments/openings.ts';
import { availabilityAdmin } from '../availability/availability-admin.ts';
import { eventsAdmin } from '../content/events-admin.ts';
import { mediaAdmin } from '../content/media-admin.ts';
import { newsAdmin } from '../content/news-admin.ts';
import { dealerSearchAdmin } from '../dealers/dealer-searches.ts';
import { dealerAdmin } from '../dealers/dealers-admin.ts';
import { compensationRulesAdmin } from '../finance/compensation-rules.ts';
import { energyPriceAdmin } from '../finance/energy-prices.ts';
import { financeRulesAdmin } from '../finance/rules.ts';
import { jobAdmin } from '../jobs/jobs-admin.ts';
import { messageTemplateAdmin } from '../leads/message-templates-admin.ts';
import { leadTypes } from '../leads/registry.ts';
import { newsletterAdmin } from '../newsletter/newsletter-admin.ts';
import { issueAdmin } from '../newsletter/newsletter-issues.ts';
import { quoteAdmin } from '../on-road/quotes.ts';
import { tariffAdmin } from '../on-road/tariffs-admin.ts';
import { officialAccountAdmin } from '../on-road/verify.ts';
import { paymentTermsTexts } from '../prices/payment-terms.ts';
import { carAdmin, cityAdmin } from '../prices/pricing-admin.ts';
import { specificationAdmin } from '../prices/specifications.ts';
import type { Permission } from './staff.ts';
import { staffAccountsAdmin } from './staff-accounts.ts';

/** A kind of record that the audit log covers. */
interface AuditKind {
  label: string;
  /** The noun for one of its records in a sentence. */
  noun: string;
  /** Required to see changed values; without it a line shows only who, when and the kind of change. */
  permission: Permission;
  /** Whether records hold visitors' personal data, which is removed from the audit log when a record is purged. */
  holdsPersonalData?: true;
}

/** The parts of a kind's facts that the audit uses. */
interface RecordFacts {
  slug: string;
  permission: Permission;
  texts: { title: string; noun: { one: string } };
}

/** Builds a kind's entry from its facts; `own` overrides them for the audit. */
const listKind = (
  { slug, permission, texts }: RecordFacts,
  own: Partial<AuditKind> = {},
): [string, AuditKind] => [slug, { label: texts.title, noun: texts.noun.one, permission, ...own }];

/** Every kind by its name in the audit log. Values of unlisted kinds are never shown. */
export const auditKinds: ReadonlyMap<string, AuditKind> = new Map([
  ...[...leadTypes, newsletterAdmin].map((facts) => listKind(facts, { holdsPersonalData: true })),
  ...[newsAdmin, eventsAdmin, mediaAdmin].map((facts) =>
    listKind({ ...facts, permission: facts.content.permission }),
  ),
  listKind(jobAdmin, { noun: 'job opening' }),
  listKind(dealerAdmin, { label: 'Dealers' }),
  listKind(dealerSearchAdmin, { label: 'Dealer Searches', holdsPersonalData: true }),
  listKind(carAdmin, { label: 'Cars' }),
  listKind(cityAdmin, { label: 'Cities' }),
  listKind(specificationAdmin),
  listKind(availabilityAdmin),
  listKind(messageTemplateAdmin),
  listKind(bookableAdmin),
  listKind(openingAdmin, { noun: 'opening hours' }),
  listKind(closureAdmin),
  listKind(tariffAdmin),
  listKind(financeRulesAdmin, { noun: 'finance rules' }),
  listKind(energyPriceAdmin),
  listKind(compensationRulesAdmin, { noun: 'rules of compensation' }),
  listKind(officialAccountAdmin, { noun: 'official account' }),
  listKind(quoteAdmin),
  ['appointments', { label: 'Appointments', noun: 'appointment', permission: 'appointments' }],
  listKind(issueAdmin, { noun: 'newsletter issue' }),
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
  [
    'payment-terms',
    {
      label: paymentTermsTexts.title,
      noun: paymentTermsTexts.noun,
      permission: 'price-calculator',
    },
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
