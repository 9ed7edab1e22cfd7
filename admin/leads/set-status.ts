import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { useQuickChange } from '../lists/quick-change.ts';
import { statusLabel } from '../ui/status-label.ts';
import { changeLead } from './change-lead.ts';

/** Sets a record's status from its row, at once and with undo. */
export function useSetStatus(facts: LeadFacts, id: string, name: string) {
  return useQuickChange<LeadRecordBase, 'status'>({
    kind: facts,
    id,
    field: 'status',
    save: (version, status) => changeLead(facts, version, { status }),
    words: {
      done: (status) => `${name} is now ${statusLabel(status)}.`,
      failed: (status) => `${name} could not be set to ${statusLabel(status)}.`,
      insist: (status) => `Set to ${statusLabel(status)}`,
      collided: `Somebody else changed ${name} meanwhile. The row now shows their version.`,
    },
  });
}
