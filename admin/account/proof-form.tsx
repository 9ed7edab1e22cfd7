import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http/http.ts';
import { ownerProof, ownPaths, type SecondFactorState } from '#contract/staff/own-account.ts';
import type { z } from '#contract/zod.ts';
import { callApi } from '../api.ts';
import { useSmallForm } from '../forms/small-form.ts';
import { sessionKey } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField } from '../ui/fields.tsx';
import { showToast } from '../ui/toasts.ts';
import { CodeField } from './code-field.tsx';

const state = queryOptions({
  queryKey: ['own-account', 'second-factor'],
  queryFn: async ({ signal }) =>
    (await callApi<Success<SecondFactorState>>(ownPaths.secondFactor, { signal })).data,
});

/** Loads the state of the user's own second factor. */
export const useSecondFactorState = () => useQuery(state);

/** Returns a function that refetches the second factor and the sessions, which end when it changes. */
export function useRefreshOwnAccount() {
  const client = useQueryClient();
  return () => {
    client.invalidateQueries({ queryKey: ['own-account'] });
    client.invalidateQueries({ queryKey: ['sessions'] });
  };
}

type Proof = z.output<typeof ownerProof>;

interface ProofFormProps<Result> {
  explanation: string;
  confirm: string;
  send: (proof: Proof) => Promise<Result>;
  onSent: (result: Result) => void;
  onCancel: () => void;
}

/** Asks for password and code again before a change that weakens or renews the second factor. */
function ProofForm<Result>(props: ProofFormProps<Result>) {
  const { explanation, confirm, send, onSent, onCancel } = props;
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema: ownerProof,
    blank: { password: '', code: '' },
    send,
    onSent,
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-3">
      <p>{explanation}</p>
      {failure && <ErrorPanel message={failure} />}
      <InputField
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        error={findError('password')}
        {...register('password')}
      />
      <CodeField label="Code or recovery code" error={findError('code')} {...register('code')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" aria-disabled={isPending}>
          {confirm}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

interface NewRecoveryCodesProps {
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** Replaces the recovery codes with ten new ones. */
export function NewRecoveryCodes({ onDone, onCancel }: NewRecoveryCodesProps) {
  return (
    <ProofForm
      explanation="New recovery codes replace all the codes that you have now."
      confirm="Create new codes"
      send={async (body) => {
        const call = { method: 'POST', body } as const;
        type Result = Success<{ recoveryCodes: string[] }>;
        return (await callApi<Result>(ownPaths.recoveryCodes, call)).data.recoveryCodes;
      }}
      onSent={onDone}
      onCancel={onCancel}
    />
  );
}

interface TurnOffProps {
  /** Whether the account must have a second factor, so that the user has to set up another. */
  isRequired: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Turns the second factor off. */
export function TurnOff({ isRequired, onDone, onCancel }: TurnOffProps) {
  const client = useQueryClient();
  const refresh = useRefreshOwnAccount();
  return (
    <ProofForm
      explanation={
        isRequired
          ? 'You will have to set up another before you can go on.'
          : 'Signing in will ask for your password only.'
      }
      confirm="Turn off"
      send={(body) => callApi(ownPaths.removal, { method: 'POST', body })}
      onSent={() => {
        showToast({ tone: 'status', text: 'Your second factor is off.' });
        refresh();
        // A user who must have a second factor is redirected to the set-up.
        client.invalidateQueries({ queryKey: sessionKey });
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
