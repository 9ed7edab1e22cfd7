import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type {
  CorrectedField,
  maxCallDays,
  OwnRequest,
  OwnRequestChange,
  WithdrawalReason,
} from '#contract/tracking/own-request.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/fields.tsx';
import { MixedText } from '#ui/stored-text.tsx';
import { phoneHint } from '#words/site/forms';
import * as words from '#words/site/own-request';
import { Disclosure } from '../layout/disclosure.tsx';
import { formFields, type RefusedForm } from './outcome.tsx';

interface FormProps {
  /** This form as it was sent and refused; undefined if it is new. */
  refused: RefusedForm | undefined;
}

/** Builds the props that a field keeps after its form was refused. */
const keep = (refused: RefusedForm | undefined, name: string) => ({
  name,
  defaultValue: refused?.values[name],
  error: refused?.errors[name],
});

/** A form of the page, which posts to the page itself. */
function ChangeForm({
  intent,
  variant,
  button,
  pending,
  children,
}: {
  intent: OwnRequestChange['intent'];
  variant: 'signal' | 'outline';
  button: string;
  pending: string;
  children: ReactNode;
}) {
  const { formData } = useNavigation();
  const isPending = formData?.get('intent') === intent;
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-5">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <Button
        type="submit"
        variant={variant}
        aria-disabled={isPending}
        className="w-full md:w-auto md:min-w-64 md:justify-self-start"
      >
        {isPending ? pending : button}
      </Button>
    </Form>
  );
}

/** Writes to who handles the request. */
export const MessageForm = ({ refused }: FormProps) => (
  <ChangeForm intent="message" variant="signal" button={words.send} pending={words.sending}>
    <TextAreaField
      {...formFields.message.text}
      {...keep(refused, 'text')}
      required
      maxLength={2000}
      className="min-h-28"
    />
  </ChangeForm>
);

/** Importing the value would load the contract's schemas. */
const days: typeof maxCallDays = 14;

/** Asks for a call. `earliest` and `latest` are in Pakistan: YYYY-MM-DDTHH:MM. */
export function CallForm({
  refused,
  earliest,
  latest,
}: FormProps & { earliest: string; latest: string }) {
  return (
    <Disclosure title={words.callTitle} isOpen={refused !== undefined}>
      <ChangeForm intent="call" variant="outline" button={words.askForCall} pending={words.sending}>
        <TextField
          {...formFields.call.at}
          {...keep(refused, 'at')}
          type="datetime-local"
          required
          min={earliest}
          max={latest}
          hint={words.callHint(days)}
          className="md:max-w-64"
        />
      </ChangeForm>
    </Disclosure>
  );
}

interface EmailFormsProps {
  request: OwnRequest;
  refusedEmail: RefusedForm | undefined;
  refusedCode: RefusedForm | undefined;
  /** Whether a code was just sent. */
  isOpen: boolean;
}

/** Adds an email address, and confirms it by its code. */
export function EmailForms({ request, refusedEmail, refusedCode, isOpen }: EmailFormsProps) {
  const { unconfirmedEmail } = request;
  const isRefused = refusedEmail !== undefined || refusedCode !== undefined;
  return (
    <Disclosure title={words.emailTitle} isOpen={isOpen || isRefused}>
      {unconfirmedEmail && (
        <div className="mb-8">
          <p className="mb-5 max-w-prose text-graphite-700">
            <MixedText text={words.codeSent(unconfirmedEmail)} />
          </p>
          <ChangeForm
            intent="code"
            variant="outline"
            button={words.confirmCode}
            pending={words.sending}
          >
            <TextField
              {...formFields.code.code}
              {...keep(refusedCode, 'code')}
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              maxLength={20}
              className="md:max-w-64"
            />
          </ChangeForm>
        </div>
      )}
      <p className="mb-5 max-w-prose text-graphite-700">{words.emailHint}</p>
      <ChangeForm intent="email" variant="outline" button={words.sendCode} pending={words.sending}>
        <TextField
          {...formFields.email.email}
          {...keep(refusedEmail, 'email')}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
      </ChangeForm>
    </Disclosure>
  );
}

/** The attributes of the fields of a correction. */
const corrections = {
  firstName: { autoComplete: 'given-name', maxLength: 100 },
  lastName: { autoComplete: 'family-name', maxLength: 100 },
  fullName: { autoComplete: 'name', maxLength: 200 },
  phone: { autoComplete: 'tel', maxLength: 40, type: 'tel', hint: phoneHint },
} as const satisfies Record<CorrectedField, object>;

/** Corrects the name or the phone number, which the page does not show. */
export function CorrectionForm({
  request: { correctable, corrected },
  refused,
}: FormProps & { request: OwnRequest }) {
  const fields = formFields.correction;
  return (
    <Disclosure title={words.correctTitle} isOpen={refused !== undefined}>
      <p className="mb-5 max-w-prose text-graphite-700">{words.correctHint}</p>
      {corrected.length > 0 && (
        <p className="mb-5 max-w-prose border-s-2 border-graphite-300 ps-4 text-graphite-700">
          {words.waitsFor(corrected.map((name) => fields[name].label))}
        </p>
      )}
      <ChangeForm
        intent="correction"
        variant="outline"
        button={words.correct}
        pending={words.sending}
      >
        {correctable.map((name) => (
          <TextField key={name} {...fields[name]} {...keep(refused, name)} {...corrections[name]} />
        ))}
      </ChangeForm>
    </Disclosure>
  );
}

const allReasons = Object.keys(words.reasons) as WithdrawalReason[];
/** Why people withdraw applications, which have no price. */
const reasonsOfApplications = allReasons.filter((reason) => reason !== 'price');

/** Withdraws the request, after a warning. */
export function WithdrawForm({ request, refused }: FormProps & { request: OwnRequest }) {
  const { appointment, step } = request;
  const hasTime = appointment?.status === 'requested' || appointment?.status === 'confirmed';
  return (
    <Disclosure title={words.withdrawTitle} isOpen={refused !== undefined}>
      <p className="mb-5 max-w-prose text-graphite-700">
        {words.withdrawWarning} {hasTime && words.withdrawCancels}
      </p>
      <ChangeForm
        intent="withdraw"
        variant="outline"
        button={words.withdraw}
        pending={words.withdrawing}
      >
        <SelectField {...formFields.withdraw.reason} {...keep(refused, 'reason')} required>
          <option value="">{words.chooseReason}</option>
          {(step ? allReasons : reasonsOfApplications).map((reason) => (
            <option key={reason} value={reason}>
              {words.reasons[reason]}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          {...formFields.withdraw.text}
          {...keep(refused, 'text')}
          maxLength={1000}
          className="min-h-28"
        />
      </ChangeForm>
    </Disclosure>
  );
}
