import { useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { ownerProof, ownPaths } from '#contract/own-account.ts';
import type { z } from '#contract/zod.ts';
import { callApi } from '../api.ts';
import { sessionKey } from '../session/session-key.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField } from '../ui/input-field.tsx';
import { showToast } from '../ui/toasts.ts';
import { CodeField } from './code-field.tsx';
import { useRefreshOwnAccount } from './second-factor-state.ts';
import { useSmallForm } from './small-form.ts';

type Proof = z.output<typeof ownerProof>;

interface ProofFormProps<Answer> {
  explanation: string;
  confirm: string;
  send: (proof: Proof) => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onCancel: () => void;
}

/** Asks for password and code once more before something that weakens or renews the second factor. */
function ProofForm<Answer>(props: ProofFormProps<Answer>) {
  const { explanation, confirm, send, onSent, onCancel } = props;
  const { register, errorOf, submit, failure, isPending } = useSmallForm({
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
        error={errorOf('password')}
        {...register('password')}
      />
      <CodeField label="Code or recovery code" error={errorOf('code')} {...register('code')} />
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

/** Has ten new recovery codes made in place of the old ones. */
export function NewRecoveryCodes({ onDone, onCancel }: NewRecoveryCodesProps) {
  return (
    <ProofForm
      explanation="New recovery codes take the place of all that you have now."
      confirm="Make new codes"
      send={async (body) => {
        const call = { method: 'POST', body } as const;
        type Answer = Success<{ recoveryCodes: string[] }>;
        return (await callApi<Answer>(ownPaths.recoveryCodes, call)).data.recoveryCodes;
      }}
      onSent={onDone}
      onCancel={onCancel}
    />
  );
}

interface TurnOffProps {
  /** Whether the account must have one, so that another is to be set up. */
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
        // Who must have one is led to set it up again.
        client.invalidateQueries({ queryKey: sessionKey });
        onDone();
      }}
      onCancel={onCancel}
    />
  );
}
