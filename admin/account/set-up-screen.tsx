import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownMessages } from '#contract/staff/own-account.ts';
import { Logo } from '../layout/logo.tsx';
import { sessionKey } from '../query-keys.ts';
import { useSignOut } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { RecoveryCodes, SetUp } from './set-up.tsx';

/** The only screen for an account that must set up a second factor first. */
export function SetUpScreen({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { mutate: signOut } = useSignOut();
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  async function finish() {
    await client.invalidateQueries({ queryKey: sessionKey });
    onDone();
  }
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <title>Second factor · Back office</title>
      <div className="grid w-full max-w-xl gap-4 rounded-panel border border-line bg-panel p-6 sm:p-8">
        <Logo />
        <h1 className="text-lg font-semibold tracking-tight">Set up a second factor</h1>
        {recoveryCodes ? (
          <RecoveryCodes codes={recoveryCodes} onDone={finish} />
        ) : (
          <>
            <p className="text-ink-soft">{ownMessages.setUpFirst}.</p>
            <SetUp onDone={setRecoveryCodes} />
            <Button tone="bare" className="justify-self-start" onClick={() => signOut()}>
              Logout
            </Button>
          </>
        )}
      </div>
      <ToastRegion side="end" />
    </main>
  );
}
