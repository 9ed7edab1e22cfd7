import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { newerVersion } from '../../lists/newer-version.ts';
import { putRecord, refreshRecords } from '../../lists/record-cache.ts';
import { showToast } from '../../ui/toasts.ts';
import { changeLead, type LeadChanges } from '../change-lead.ts';

interface Save {
  /** The version that the changes were made to. */
  version: LeadRecordBase;
  changes: LeadChanges;
}

/** Saves the edit form. A collision also puts the newer version into the lists. */
export function useSaveLead(facts: LeadFacts, name: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ version, changes }: Save) => changeLead(facts, version, changes),
    onSuccess: (saved) => {
      putRecord(client, facts, saved);
      showToast({ id: saved._id, tone: 'status', text: `${name} is saved.` });
    },
    onError: (error) => {
      const newer = newerVersion(error);
      if (newer) putRecord(client, facts, newer);
    },
    onSettled: () => {
      refreshRecords(client, facts);
    },
  });
}
