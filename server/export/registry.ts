import { exportOfLead } from '#server/leads/export.ts';
import { leads } from '#server/leads/registry.ts';
import { subscriptionExport } from '#server/newsletter/export.ts';
import type { Exportable } from './exportable.ts';

/** Every list that can be exported. */
export const exportables: readonly Exportable<unknown>[] = [
  ...leads.map(exportOfLead),
  subscriptionExport,
];
