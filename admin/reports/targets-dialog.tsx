import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import {
  type ResponseTarget,
  responseTargetsInput,
  responseTargetsPath,
  responseTargetTexts,
  targetedTypes,
} from '#contract/leads/response-targets.ts';
import { callApi, describeFailure } from '../api.ts';
import { useSmallForm } from '../forms/small-form.ts';
import { Button } from '../ui/button.tsx';
import { SmallDialog } from '../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField } from '../ui/fields.tsx';
import { showToast } from '../ui/toasts.ts';

const { title, saved } = responseTargetTexts;

/** Loads the response targets, and changes them. */
export function TargetsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['response targets'],
    queryFn: async () => (await callApi<Success<ResponseTarget[]>>(responseTargetsPath, {})).data,
  });
  return (
    <SmallDialog title={title} onClose={onClose}>
      <p className="text-ink-soft">
        How many minutes of opening hours the first answer may take. Lists, My Day and reports count
        by them at once.
      </p>
      {error && !data && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
      {data && <TargetsForm targets={data} onClose={onClose} />}
    </SmallDialog>
  );
}

function TargetsForm({ targets, onClose }: { targets: ResponseTarget[]; onClose: () => void }) {
  const client = useQueryClient();
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema: responseTargetsInput as never,
    blank: Object.fromEntries(targets.map(({ kind, minutes }) => [kind, String(minutes)])),
    send: (minutes: Record<string, unknown>) =>
      callApi<Success<ResponseTarget[]>>(responseTargetsPath, { method: 'PUT', body: minutes }),
    onSent: () => {
      void client.invalidateQueries();
      showToast({ tone: 'status', text: saved });
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      {failure && <ErrorPanel message={`Not saved. ${failure}`} />}
      {targetedTypes.map(({ slug, texts, responseMinutes }) => (
        <InputField
          key={slug}
          label={`${texts.title} (${responseMinutes} by default)`}
          inputMode="numeric"
          autoComplete="off"
          error={findError(slug)}
          {...register(slug)}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" aria-disabled={isPending}>
          {isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
