import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Progress } from '#ui/transmit.ts';
import { ApiError } from '../api.ts';
import { newerVersion } from '../lists/newer-version.ts';
import { putRecord, refreshRecords } from '../lists/record-cache.ts';
import type { ListedRecord, RecordKind } from '../lists/record-kind.ts';
import { showToast } from '../ui/toasts.ts';
import type { Editing, Typed } from './editing.ts';

interface Saving<Item extends ListedRecord> {
  kind: RecordKind;
  editing: Editing<Item>;
  /** Sends what was typed, checked, as a change of the given version or as a new record. */
  send: (version: Item | null, values: Typed, transport: Transport) => Promise<Item>;
  /** What to say when it is saved. */
  saved: (record: Item) => string;
  onSaved: () => void;
}

/** For what takes long enough to be told of and to be stopped. */
export interface Transport {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/**
 * Saving a form. `refusal` is what stands against what was typed as a whole. `newer` is the version that a save collided with, until the person has chosen
 * between it and their own; whatever fails, what was typed stays. While one save is under way,
 * another is ignored.
 */
export function useSaving<Item extends ListedRecord>(saving: Saving<Item>) {
  type Save = { version: Item | null; values: Typed; signal: AbortSignal };
  const { kind, editing, send, saved, onSaved } = saving;
  const { form, headline, base, mayLeave, startOver, takeRest } = editing;
  const client = useQueryClient();
  const [newer, setNewer] = useState<Item | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ version, values, signal }: Save) =>
      send(version, values, { onProgress: setProgress, signal }),
    onSuccess: (record) => {
      putRecord(client, kind, record);
      showToast({ id: record._id, tone: 'status', text: saved(record) });
      mayLeave.current = true;
      onSaved();
    },
    onError: (failure) => {
      const theirs = newerVersion<Item>(failure);
      if (theirs) putRecord(client, kind, theirs);
      setNewer(theirs);
      const refused = failure instanceof ApiError ? failure.errors : [];
      for (const { field, message } of refused) form.setError(field, { message });
    },
    onSettled: () => {
      running.current = null;
      setProgress(null);
      refreshRecords(client, kind);
    },
  });

  const saveOver = (version: Item | null) =>
    form.handleSubmit(
      (values) => {
        // A second click may come before anything is rendered of the first.
        if (running.current) return;
        running.current = new AbortController();
        setRefusal(null);
        mutate({ version, values, signal: running.current.signal });
      },
      () => setRefusal(headline() ?? null),
    );
  /** What was changed here is saved over the newer version; the rest stays as it is there. */
  async function keepMine(version: Item) {
    setNewer(null);
    takeRest(version);
    await saveOver(version)();
  }
  function takeTheirs(version: Item) {
    setNewer(null);
    startOver(version);
  }
  const cancel = () => running.current?.abort();
  const state = { newer, refusal, error, isPending, progress };
  return { ...state, cancel, save: saveOver(base), keepMine, takeTheirs };
}
