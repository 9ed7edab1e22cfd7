import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { reasonOf } from '../api.ts';
import { showToast } from '../ui/toasts.ts';
import { changeLead, newerVersion } from './change-lead.ts';
import { cachedLead, putLead, refreshLeads } from './lead-cache.ts';
import { leadKeys } from './lead-keys.ts';
import { statusLabel } from './status-label.ts';

interface StatusChange {
  lead: LeadRecordBase;
  status: string;
}

/**
 * Sets a record's status: shown at once, put back if it fails (4-decisions, 17), undone from the
 * toast. Changes of one record wait for each other, so that none collides with the one before.
 */
export function useSetStatus(facts: LeadFacts, id: string, name: string) {
  const client = useQueryClient();
  const changeKey = leadKeys.change(facts, id);
  const isLastOfRow = () => client.isMutating({ mutationKey: changeKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey: changeKey,
    scope: { id: changeKey.join('/') },
    mutationFn: ({ lead, status }: StatusChange) =>
      changeLead(facts, latest(client, facts, lead), { status }),
    onMutate: async ({ lead, status }) => {
      await client.cancelQueries({ queryKey: leadKeys.lists(facts) });
      const before = latest(client, facts, lead).status;
      putLead(client, facts, { _id: id, status });
      return { before };
    },
    onSuccess: (saved, { status }, { before }) => {
      const { status: _, ...version } = saved;
      putLead(client, facts, isLastOfRow() ? saved : version);
      showToast({
        id,
        tone: 'status',
        text: `${name} is now ${statusLabel(status)}.`,
        action: { label: 'Undo', run: () => mutate({ lead: saved, status: before }) },
      });
    },
    onError: (error, { status }, context) => {
      const newer = newerVersion(error);
      if (newer) putLead(client, facts, newer);
      else if (context) putLead(client, facts, { _id: id, status: context.before });
      const text = newer
        ? `Somebody else changed ${name} meanwhile. The row now shows their version.`
        : `${name} could not be set to ${statusLabel(status)}. ${reasonOf(error)}`;
      showToast({ id, tone: 'alert', text });
    },
    onSettled: () => {
      if (isLastOfRow()) refreshLeads(client, facts);
    },
  });
  return (lead: LeadRecordBase, status: string) => mutate({ lead, status });
}

/** The version that the office has seen last, which may be newer than the one a toast remembers. */
function latest(client: QueryClient, facts: LeadFacts, lead: LeadRecordBase): LeadRecordBase {
  return cachedLead(client, facts, lead._id) ?? lead;
}
