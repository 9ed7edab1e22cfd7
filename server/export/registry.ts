import { auditExport } from '#server/audit/export.ts';
import { desks } from '#server/content/desk.ts';
import { exportOfDesk } from '#server/content/export.ts';
import { dealerExport } from '#server/dealers/export.ts';
import { jobExport } from '#server/jobs/export.ts';
import { exportOfLead } from '#server/leads/export.ts';
import { leads } from '#server/leads/registry.ts';
import { subscriptionExport } from '#server/newsletter/export.ts';
import { priceExports } from '#server/pricing/export.ts';
import { accountExport } from '#server/staff/account-export.ts';
import type { Exportable } from './exportable.ts';

/** Every list that can be exported. */
export const exportables: readonly Exportable<unknown>[] = [
  ...leads.map(exportOfLead),
  subscriptionExport,
  ...desks.map(exportOfDesk),
  dealerExport,
  ...priceExports,
  jobExport,
  accountExport,
  auditExport,
];
