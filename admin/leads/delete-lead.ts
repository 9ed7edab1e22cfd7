import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { callApi, reasonOf } from '../api.ts';
import { showToast } from '../ui/toasts.ts';
import { dropLead, refreshLeads } from './lead-cache.ts';

/** Deletes a record; how it went is told in a toast (4-decisions, 17). */
export function useDeleteLead(facts: LeadFacts, nameOf: (lead: LeadRecordBase) => string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: LeadRecordBase) =>
      callApi(`${facts.paths.records}/${_id}`, { method: 'DELETE' }),
    onSuccess: (_, lead) => {
      dropLead(client, facts, lead._id);
      showToast({ tone: 'status', text: `${nameOf(lead)} is deleted.` });
    },
    onError: (error, lead) =>
      showToast({
        tone: 'alert',
        text: `${nameOf(lead)} could not be deleted. ${reasonOf(error)}`,
      }),
    onSettled: () => {
      refreshLeads(client, facts);
    },
  });
}
