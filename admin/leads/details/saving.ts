import { useState } from 'react';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { ApiError } from '../../api.ts';
import { newerVersion } from '../../lists/newer-version.ts';
import type { LeadChanges } from '../change-lead.ts';
import type { Editing } from './editing.ts';
import { useSaveLead } from './save-lead.ts';

/**
 * Saving the form. `newer` is the version that a save collided with, until the person has chosen
 * between it and their own; whatever fails, what was typed stays.
 */
export function useSaving(facts: LeadFacts, name: string, editing: Editing, onSaved: () => void) {
  const { form, dirtyFields, mayLeave, startOver } = editing;
  const [newer, setNewer] = useState<LeadRecordBase | null>(null);
  const { mutate, error, isPending } = useSaveLead(facts, name);

  function send(version: LeadRecordBase, values: LeadChanges) {
    const changed = Object.entries(values).filter(([field]) => dirtyFields[field]);
    mutate(
      { version, changes: Object.fromEntries(changed) },
      {
        onSuccess: () => {
          mayLeave.current = true;
          onSaved();
        },
        onError: (failure) => {
          setNewer(newerVersion(failure));
          const refused = failure instanceof ApiError ? failure.errors : [];
          for (const { field, message } of refused) form.setError(field, { message });
        },
      },
    );
  }
  const saveOver = (version: LeadRecordBase) =>
    form.handleSubmit((values) => {
      if (!isPending) send(version, values);
    });
  function take(version: LeadRecordBase) {
    setNewer(null);
    startOver(version);
  }
  return { newer, error, isPending, saveOver, take };
}
