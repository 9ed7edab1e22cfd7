import { useRef, useState } from 'react';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { describeFailure } from '../../api.ts';
import { buildEntry, hasInput, isComplete, isStarted, useDraft } from './entry-draft.ts';
import { useAddEntry } from './timeline-queries.ts';

const notSent = 'This email is not sent yet. Send it, or discard it.';

/**
 * The entry that staff type for a request. It stays until it is stored or discarded; `problem` says why it is not stored.
 */
export function useEntry(facts: LeadFacts, { _id }: LeadRecordBase) {
  const { draft, change, clear } = useDraft(_id);
  const { mutateAsync, isPending } = useAddEntry(facts, _id);
  const [problem, setProblem] = useState<string | null>(null);
  // A second click can come before the first one is rendered.
  const isRunning = useRef(false);

  function discard() {
    setProblem(null);
    clear();
  }

  /** Stores the entry, with the next follow-up if there is one. Returns whether it is stored. */
  async function add(nextFollowUp?: string): Promise<boolean> {
    if (isRunning.current || !isStarted(draft) || !isComplete(draft)) return false;
    isRunning.current = true;
    try {
      await mutateAsync(buildEntry(draft, nextFollowUp));
      discard();
      return true;
    } catch (error) {
      setProblem(describeFailure(error));
      return false;
    } finally {
      isRunning.current = false;
    }
  }

  /** Returns whether the entry can be saved along with the form; only its own button sends an email. */
  function canJoin(): boolean {
    const isEmail = draft.kind === 'email' && hasInput(draft);
    setProblem(isEmail ? notSent : null);
    return !isEmail;
  }

  return {
    draft,
    change,
    discard,
    add,
    canJoin,
    /** Whether there is input that is not stored. */
    isTyped: hasInput(draft),
    canAdd: isStarted(draft) && isComplete(draft) && !isPending,
    isPending,
    problem,
  };
}

export type Entry = ReturnType<typeof useEntry>;
