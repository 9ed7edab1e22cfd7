import { useState } from 'react';
import type { SecondFactorState } from '#contract/staff/own-account.ts';
import { describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import {
  NewRecoveryCodes,
  TurnOff,
  useRefreshOwnAccount,
  useSecondFactorState,
} from './proof-form.tsx';
import { RecoveryCodes, SetUp } from './set-up.tsx';

/** The user's own second factor: set it up, turn it off, or get new recovery codes. */
export function SecondFactor() {
  const { data: state, error, isPending, refetch } = useSecondFactorState();
  const refresh = useRefreshOwnAccount();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  function show(codes: string[]) {
    setRecoveryCodes(codes);
    refresh();
  }
  if (recoveryCodes) {
    return <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
  }
  if (isPending) return <p role="status">Loading...</p>;
  if (error) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  return state.isOn ? <IsOn state={state} onCodes={show} /> : <IsOff onCodes={show} />;
}

function IsOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-ink-soft">
        Signing in asks for your password only. With a second factor it asks for a code of an
        authenticator app on your phone as well.
      </p>
      <SetUp onDone={onCodes} />
    </div>
  );
}

interface IsOnProps {
  state: SecondFactorState;
  onCodes: (codes: string[]) => void;
}

function IsOn({ state, onCodes }: IsOnProps) {
  const [openForm, setOpenForm] = useState<'codes' | 'off' | null>(null);
  const { isRequired, recoveryCodesLeft } = state;
  const close = () => setOpenForm(null);
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-ink-soft">
        On: signing in asks for a code of your authenticator app.{' '}
        {recoveryCodesLeft === 1
          ? '1 recovery code is left.'
          : `${recoveryCodesLeft} recovery codes are left.`}
        {isRequired && ' Your account must have a second factor.'}
      </p>
      {!openForm && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpenForm('codes')}>New recovery codes</Button>
          <Button onClick={() => setOpenForm('off')}>Turn off</Button>
        </div>
      )}
      {openForm === 'codes' && <NewRecoveryCodes onDone={onCodes} onCancel={close} />}
      {openForm === 'off' && <TurnOff isRequired={isRequired} onDone={close} onCancel={close} />}
    </div>
  );
}
