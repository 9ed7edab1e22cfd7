import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { type Outcome, type TimelineEntry, timelinePath } from '#contract/leads/timeline.ts';
import { callApi } from '../../api.ts';
import { recordKeys, refreshRecords } from '../../lists/record-cache.ts';
import { showToast } from '../../ui/toasts.ts';

/** An entry that staff add to a timeline, without empty fields. */
export type NewEntry =
  | {
      type: 'note' | 'call' | 'whatsapp' | 'message';
      text: string;
      isVisible?: boolean;
      outcome?: Outcome;
      nextFollowUp?: string;
    }
  | { type: 'email'; subject: string; text: string; templateId?: string };

const buildPath = ({ slug }: LeadFacts, id: string) => `${timelinePath}/${slug}/${id}`;

/** Loads what happened to a request, newest first. */
export const useTimeline = (facts: LeadFacts, id: string) =>
  useQuery({
    queryKey: recordKeys.history(facts, id),
    queryFn: async ({ signal }) =>
      (await callApi<Success<TimelineEntry[]>>(buildPath(facts, id), { signal })).data,
  });

/** Adds an entry to a request's timeline, or sends an email. */
export function useAddEntry(facts: LeadFacts, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ type, ...entry }: NewEntry) =>
      callApi<Success<TimelineEntry>>(
        type === 'email' ? `${buildPath(facts, id)}/email` : buildPath(facts, id),
        { method: 'POST', body: type === 'email' ? entry : { type, ...entry } },
      ),
    onSuccess: (_, { type }) => {
      showToast({ tone: 'status', text: doneTexts[type] });
      // Not awaited: the form accepts no further entry until the mutation ends.
      void refreshRecords(client, facts);
    },
  });
}

const doneTexts: Record<NewEntry['type'], string> = {
  note: 'The note is added.',
  call: 'The call is logged.',
  whatsapp: 'The message is logged.',
  message: 'The reply is sent.',
  email: 'The email is on its way.',
};
