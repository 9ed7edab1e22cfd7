import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Success } from '#contract/http/http.ts';
import { type ListView, listViewInput, maxViewName, viewPaths } from '#contract/http/list-views.ts';
import { z } from '#contract/zod.ts';
import { callApi, describeFailure } from '../../api.ts';
import { useSmallForm } from '../../forms/small-form.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ConfirmDialog, SmallDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { CheckboxField, InputField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toasts.ts';

const viewsKey = (screen: string) => ['views', screen] as const;

/** Loads the saved views of a list: own ones, then those that others share. */
export const useViews = (screen: string) =>
  useQuery({
    queryKey: viewsKey(screen),
    queryFn: async ({ signal }) => {
      const path = `${viewPaths.records}?${new URLSearchParams({ screen })}`;
      return (await callApi<Success<ListView[]>>(path, { signal })).data;
    },
  });

/** Returns a function that loads the saved views of a list again. */
function useRefreshViews(screen: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: viewsKey(screen) });
}

/** Deletes a saved view, and says so. */
function useDeleteView(screen: string) {
  const refresh = useRefreshViews(screen);
  return useMutation({
    mutationFn: ({ _id }: ListView) => callApi(`${viewPaths.records}/${_id}`, { method: 'DELETE' }),
    onSuccess: (_, { name }) => showToast({ tone: 'status', text: `${name} is deleted.` }),
    onError: (failure, { name }) => {
      const text = `${name} could not be deleted. ${describeFailure(failure)}`;
      showToast({ tone: 'alert', text });
    },
    onSettled: refresh,
  });
}

const schema = z.object({
  name: listViewInput.shape.name,
  isShared: z.boolean(),
  /** Set from the list, not typed. */
  query: z.string(),
});

interface SaveViewDialogProps {
  screen: string;
  /** The list's filters and order. */
  query: string;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Asks for the name of a new view, and whether others see it. */
export function SaveViewDialog({ screen, query, onSaved, onClose }: SaveViewDialogProps) {
  const refresh = useRefreshViews(screen);
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema,
    blank: { name: '', isShared: false, query },
    send: (fields) =>
      callApi<Success<ListView>>(viewPaths.records, {
        method: 'POST',
        body: { ...fields, screen },
      }),
    onSent: ({ data }) => {
      refresh();
      onSaved(data._id);
      showToast({ tone: 'status', text: `${data.name} is saved.` });
      onClose();
    },
  });
  const refusal = failure ?? findError('query');
  return (
    <SmallDialog title="Save this view" onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-3">
        {refusal && <ErrorPanel message={`Not saved. ${refusal}`} />}
        <p className="text-ink-soft">Keeps the filters and the order of this list.</p>
        <InputField
          label="Name *"
          required
          autoComplete="off"
          maxLength={maxViewName}
          error={findError('name')}
          {...register('name')}
        />
        <CheckboxField
          label="Shared with everyone who may open this list"
          {...register('isShared')}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" aria-disabled={isPending}>
            {isPending ? 'Saving...' : 'Save View'}
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}

interface DeleteViewDialogProps {
  screen: string;
  /** The views that the user may delete. */
  views: readonly ListView[];
  onClose: () => void;
}

/** Says which view is deleted, and for whom. */
const explainDeletion = ({ name, isShared, isOwn, owner }: ListView): string => {
  if (!isShared) return name;
  const whose = isOwn ? 'You share it' : `${owner} shares it`;
  return `${name}. ${whose}: it leaves the menu of everyone who may open this list.`;
};

/** Lists views to delete, and asks before each. */
export function DeleteViewDialog({ screen, views, onClose }: DeleteViewDialogProps) {
  const { mutate } = useDeleteView(screen);
  const [asked, setAsked] = useState<ListView | null>(null);
  function remove(view: ListView) {
    setAsked(null);
    mutate(view);
    if (views.length === 1) onClose();
  }
  return (
    <SmallDialog title="Delete a view" onClose={onClose}>
      <ul className="grid max-h-80 gap-px overflow-y-auto rounded-panel border border-line bg-line">
        {views.map((view) => (
          <li key={view._id} className="flex items-center gap-2 bg-panel py-1 ps-3 pe-1">
            <span className="min-w-0 flex-1 wrap-anywhere">{view.name}</span>
            {view.isShared && (
              <span className="flex-none text-xs text-ink-soft">
                {view.isOwn ? 'Shared' : view.owner}
              </span>
            )}
            <IconButton
              label={`Delete ${view.name}`}
              icon={Trash2}
              className="hover:text-red"
              onClick={() => setAsked(view)}
            />
          </li>
        ))}
      </ul>
      <Button className="justify-self-end" onClick={onClose}>
        Close
      </Button>
      {asked && (
        <ConfirmDialog
          question="Delete this view?"
          detail={explainDeletion(asked)}
          confirm="Delete"
          cancel="Cancel"
          onConfirm={() => remove(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </SmallDialog>
  );
}
