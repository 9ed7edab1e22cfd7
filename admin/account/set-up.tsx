import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { Success } from '#contract/http/http.ts';
import {
  ownMessages,
  ownPaths,
  type SecondFactorOffer,
  secondFactorBeginning,
  secondFactorConfirmation,
} from '#contract/staff/own-account.ts';
import { takeFocus } from '#ui/take-focus.ts';
import { callApi } from '../api.ts';
import { useSmallForm } from '../forms/small-form.ts';
import { Logo } from '../layout/logo.tsx';
import { sessionKey } from '../query-client.ts';
import { useSignOut } from '../session/sign-out.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField } from '../ui/fields.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { CodeField } from './code-field.tsx';

/** Shows new recovery codes. They cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  return (
    <div tabIndex={-1} ref={takeFocus} className="grid gap-3 outline-none">
      <p className="max-w-prose rounded-panel bg-amber-soft px-3 py-2 text-amber">
        Your second factor is on. Keep these recovery codes in a safe place: each signs you in once
        without your phone, and they are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1 rounded-panel border border-line p-3 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} what="The recovery codes are" />
        <a
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line bg-panel px-3 py-1 font-medium hover:bg-hover pointer-coarse:min-h-11"
        >
          <Download aria-hidden size={14} />
          Download
        </a>
        <Button tone="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    </div>
  );
}

interface SetUpProps {
  /** Receives the recovery codes, which are shown only once. */
  onDone: (recoveryCodes: string[]) => void;
}

/**
 * Sets up a second factor: the user enters the password, adds the secret to an app and confirms with a code from it.
 */
export function SetUp({ onDone }: SetUpProps) {
  const [offer, setOffer] = useState<SecondFactorOffer | null>(null);
  return offer ? (
    <Confirmation offer={offer} onDone={onDone} />
  ) : (
    <PasswordProof onOffer={setOffer} />
  );
}

function PasswordProof({ onOffer }: { onOffer: (offer: SecondFactorOffer) => void }) {
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema: secondFactorBeginning,
    blank: { password: '' },
    send: async (body) => {
      const call = { method: 'POST', body } as const;
      return (await callApi<Success<SecondFactorOffer>>(ownPaths.secondFactor, call)).data;
    },
    onSent: onOffer,
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-sm gap-3">
      {failure && <ErrorPanel message={failure} />}
      <InputField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={findError('password')}
        {...register('password')}
      />
      <Button type="submit" tone="primary" aria-disabled={isPending} className="justify-self-start">
        Set up a second factor
      </Button>
    </form>
  );
}

function Confirmation({ offer, onDone }: SetUpProps & { offer: SecondFactorOffer }) {
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema: secondFactorConfirmation,
    blank: { code: '' },
    send: async (body) => {
      const call = { method: 'POST', body } as const;
      type Result = Success<{ recoveryCodes: string[] }>;
      return (await callApi<Result>(ownPaths.confirmation, call)).data.recoveryCodes;
    },
    onSent: onDone,
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="max-w-prose">
        Scan this with an authenticator app, or type the secret into it. Then enter the code that
        the app shows.
      </p>
      <div className="flex flex-wrap items-start gap-4">
        <QRCodeSVG
          value={offer.uri}
          size={176}
          marginSize={2}
          title="The secret as a QR code"
          role="img"
          className="rounded-control border border-line"
        />
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          <div>
            <p className="font-medium">Secret</p>
            <code className="font-mono text-sm wrap-anywhere select-all">
              {offer.secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </div>
          {failure && <ErrorPanel message={failure} />}
          <CodeField
            label="Code"
            inputMode="numeric"
            autoFocus
            error={findError('code')}
            {...register('code')}
          />
          <Button
            type="submit"
            tone="primary"
            aria-disabled={isPending}
            className="justify-self-start"
          >
            Turn on
          </Button>
        </div>
      </div>
    </form>
  );
}

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
