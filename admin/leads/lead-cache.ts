import type { QueryClient } from '@tanstack/react-query';
import type { Page } from '#contract/http.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { leadKeys } from './lead-keys.ts';

/** The newest version of a record that a list holds. */
export function cachedLead<Lead extends LeadRecordBase>(
  client: QueryClient,
  facts: LeadFacts,
  id: string,
): Lead | undefined {
  return client
    .getQueriesData<Page<Lead>>({ queryKey: leadKeys.lists(facts) })
    .flatMap(([, page]) => page?.data.filter(({ _id }) => _id === id) ?? [])
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
}

/** Puts what is known of a record into every list and into its details, where they hold it. */
export function putLead(
  client: QueryClient,
  facts: LeadFacts,
  known: Partial<LeadRecordBase> & { _id: string },
) {
  const withKnown = (lead: LeadRecordBase) =>
    lead._id === known._id ? { ...lead, ...known } : lead;
  client.setQueriesData<Page<LeadRecordBase>>(
    { queryKey: leadKeys.lists(facts) },
    (page) => page && { ...page, data: page.data.map(withKnown) },
  );
  client.setQueryData<LeadRecordBase | null>(
    leadKeys.record(facts, known._id),
    (lead) => lead && withKnown(lead),
  );
}

/** Takes a deleted record out of every list at once; the counts follow when they are read again. */
export function dropLead(client: QueryClient, facts: LeadFacts, id: string) {
  client.setQueriesData<Page<LeadRecordBase>>(
    { queryKey: leadKeys.lists(facts) },
    (page) => page && { ...page, data: page.data.filter(({ _id }) => _id !== id) },
  );
}

/** Has everything of a type read again: lists, details and counters. */
export function refreshLeads(client: QueryClient, facts: LeadFacts) {
  return client.invalidateQueries({ queryKey: leadKeys.all(facts) });
}
