import type { Success } from '#contract/http.ts';
import { type ListView, listViewInput, maxViewName, viewPaths } from '#contract/list-views.ts';
import { z } from '#contract/zod.ts';
import { callApi } from '../../api.ts';
import { useSmallForm } from '../../forms/small-form.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { InputField } from '../../ui/input-field.tsx';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useRefreshViews } from './view-queries.ts';

const schema = z.object({
  name: listViewInput.shape.name,
  isShared: z.boolean(),
  /** Not typed: it is the list's. */
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
