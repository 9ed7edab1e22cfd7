import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import type { Progress } from '#ui/transmit.ts';
import { ApiError, describeFailure } from '../api.ts';
import { refreshRecords, updateCachedRecord } from '../lists/record-cache.ts';
import type { ListedRecord, RecordKind } from '../lists/record-view.ts';
import { showToast } from '../ui/toasts.ts';
import type { Editing, FormValues } from './editing.ts';
import { findNewerVersion, type Transport } from './send-record.ts';

/** The message for a failed save: a text that the reason follows, or what the error makes of it. */
export type SaveFailure = string | ((error: Error) => string);

/** Formats why a save failed. */
export const formatSaveFailure = (failed: SaveFailure, error: Error): string =>
  typeof failed === 'string' ? `${failed} ${error.message}` : failed(error);

/** The message that the server sent; without one `text` and the reason. */
export const preferServerMessage =
  (text: string) =>
  (error: Error): string =>
    error instanceof ApiError && error.hasServerMessage
      ? error.message
      : `${text} ${error.message}`;

/** Attributes of a form that saves on submit, and on Ctrl+Enter or ⌘+Enter. */
export const submitBy = (save: (event: SyntheticEvent) => void) => ({
  noValidate: true,
  onSubmit: save,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
  },
});

interface SavingOptions<Item extends ListedRecord> {
  kind: RecordKind;
  editing: Editing<Item>;
  /** Sends the validated input as a change to the given version, or as a new record. */
  send: (version: Item | null, values: FormValues, transport: Transport) => Promise<Item>;
  /** Returns the message for a successful save. */
  saved: (record: Item) => string;
  /** Gets the stored record. If it returns a promise, the save counts as running until this settles. */
  onSaved: (record: Item) => unknown;
  /** Returns the question to ask before these values are saved over a version; null if there is none. */
  findRisk?: ((version: Item | null, values: FormValues) => Risk | null) | undefined;
  /** Returns the values that undo a save, offered in its message; null if there is nothing to undo. */
  findUndo?: ((version: Item, saved: Item) => FormValues | null) | undefined;
}

/** What to ask before a save that may be a mistake. */
export interface Risk {
  question: string;
  detail: string;
  /** The label of the button that saves. */
  confirm: string;
}

/** Undoes a save, after the form was closed. */
async function restore<Item extends ListedRecord>(
  client: QueryClient,
  { kind, send }: Pick<SavingOptions<Item>, 'kind' | 'send'>,
  record: Item,
  values: FormValues,
) {
  const toast = { id: record._id };
  try {
    const signal = new AbortController().signal;
    const restored = await send(record, values, { onProgress: () => {}, signal });
    updateCachedRecord(client, kind, restored);
    showToast({ ...toast, tone: 'status', text: 'The change is undone.' });
  } catch (failure) {
    const text = `The change was not undone. ${describeFailure(failure)}`;
    showToast({ ...toast, tone: 'alert', text });
  }
  refreshRecords(client, kind);
}

function showFieldErrors<Item extends ListedRecord>(form: Editing<Item>['form'], failure: Error) {
  const fieldErrors = failure instanceof ApiError ? failure.errors : [];
  // In reverse, so that the first one that can have focus keeps it: the field may be out of sight.
  for (const { field, message } of fieldErrors.toReversed()) {
    form.setError(field, { message }, { shouldFocus: true });
  }
}

/**
 * Saves a form. `headline` is the schema's error about the form as a whole. `newer` is the version that a save
 * conflicted with, until the user chooses between it and their own. `asked` is the question to answer before a
 * save that may be a mistake. The input survives every failure. While one save is running, another is ignored.
 */
export function useSaving<Item extends ListedRecord>(saving: SavingOptions<Item>) {
  type Save = { version: Item | null; values: FormValues; signal: AbortSignal };
  const { kind, editing, send, saved, onSaved, findRisk, findUndo } = saving;
  const { form, readHeadline, base, canLeave, resetTo, mergeUnchangedFields, overlaps } = editing;
  const client = useQueryClient();
  const [newer, setNewer] = useState<Item | null>(null);
  const [headline, setHeadline] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [asked, setAsked] = useState<(Risk & { save: () => void }) | null>(null);
  const running = useRef<AbortController>(null);
  /** Another version, which changed none of the user's fields. */
  const merging = useRef<Item>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ version, values, signal }: Save) =>
      send(version, values, { onProgress: setProgress, signal }),
    onSuccess: (record, { version }) => {
      updateCachedRecord(client, kind, record);
      const undo = version && findUndo?.(version, record);
      const action = undo && { label: 'Undo', run: () => restore(client, saving, record, undo) };
      showToast({ id: record._id, tone: 'status', text: saved(record), ...(action && { action }) });
      canLeave.current = true;
      return onSaved(record);
    },
    onError: (failure) => {
      const theirs = findNewerVersion<Item>(failure);
      if (theirs) updateCachedRecord(client, kind, theirs);
      if (theirs && !overlaps(theirs)) {
        // Nothing is lost if both edits are kept. The next save starts once this one has settled.
        merging.current = theirs;
        return;
      }
      setNewer(theirs);
      showFieldErrors(form, failure);
    },
    onSettled: () => {
      running.current = null;
      setProgress(null);
      refreshRecords(client, kind);
      const other = merging.current;
      merging.current = null;
      if (other) keepMine(other);
    },
  });

  function start(version: Item | null, values: FormValues) {
    // A second click can come before the first one is rendered.
    if (running.current) return;
    running.current = new AbortController();
    setHeadline(null);
    setAsked(null);
    mutate({ version, values, signal: running.current.signal });
  }
  const saveAs = (version: Item | null) =>
    form.handleSubmit(
      (values) => {
        const risk = findRisk?.(version, values);
        if (risk) setAsked({ ...risk, save: () => start(version, values) });
        else start(version, values);
      },
      () => setHeadline(readHeadline() ?? null),
    );
  /** Saves the user's changes over the newer version and keeps its values for all other fields. */
  async function keepMine(version: Item) {
    setNewer(null);
    mergeUnchangedFields(version);
    await saveAs(version)();
  }
  function takeTheirs(version: Item) {
    setNewer(null);
    resetTo(version);
  }
  const cancel = () => running.current?.abort();
  const state = { newer, headline, error, isPending, progress, asked };
  const dismissQuestion = () => setAsked(null);
  return { ...state, cancel, save: saveAs(base), keepMine, takeTheirs, dismissQuestion };
}
