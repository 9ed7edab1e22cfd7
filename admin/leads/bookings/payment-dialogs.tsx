import type { ReactNode } from 'react';
import {
  type BookingPayment,
  type Instrument,
  instruments,
  paymentInput,
  reverseInput,
} from '#contract/bookings/payments.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { useSmallForm } from '../../forms/small-form.ts';
import { Button } from '../../ui/button.tsx';
import { SmallDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { InputField, PickedField, SelectField, TextAreaField } from '../../ui/fields.tsx';
import { formatDay } from '../../ui/format.ts';
import { showToast } from '../../ui/toasts.ts';
import { reversePayment, useNotePayment, useRefreshBookings } from './booking-queries.ts';

/** Describes a payment in a sentence: 'PKR 1,800,000 of Jan 10, 2026'. */
export const describePayment = ({ amount, paidOn }: BookingPayment): string =>
  `${formatRupees(amount)} of ${formatDay(paidOn)}`;

interface FormFrameProps {
  failure: string | null;
  submit: () => void;
  confirm: string;
  isPending: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The fields of a dialog, an error that belongs to none of them, and the buttons. */
function FormFrame({ failure, submit, confirm, isPending, onClose, children }: FormFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-3"
    >
      {failure && <ErrorPanel message={`Not saved. ${failure}`} />}
      {children}
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary" aria-disabled={isPending}>
          {isPending ? 'Saving...' : confirm}
        </Button>
      </div>
    </form>
  );
}

const blankPayment = () => ({
  amount: '',
  paidOn: todayInPakistan(),
  instrument: 'pay-order',
  instrumentNumber: '',
});

/** Notes a payment for a booking. */
export function PaymentDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const refresh = useRefreshBookings();
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema: paymentInput as never,
    blank: blankPayment(),
    send: useNotePayment(bookingId),
    onSent: (payment) => {
      showToast({ tone: 'status', text: `${describePayment(payment)} is noted.` });
      refresh();
      onClose();
    },
  });
  return (
    <SmallDialog title="Note a payment" onClose={onClose}>
      <FormFrame {...{ failure, submit, isPending, onClose }} confirm="Note the payment">
        <InputField
          label="Amount (PKR) *"
          required
          inputMode="numeric"
          autoComplete="off"
          error={findError('amount')}
          {...register('amount')}
        />
        <PickedField
          label="Paid on *"
          required
          type="date"
          max={todayInPakistan()}
          error={findError('paidOn')}
          {...register('paidOn')}
        />
        <SelectField
          label="Paid by *"
          required
          error={findError('instrument')}
          {...register('instrument')}
        >
          {(Object.keys(instruments) as Instrument[]).map((instrument) => (
            <option key={instrument} value={instrument}>
              {instruments[instrument]}
            </option>
          ))}
        </SelectField>
        <InputField
          label="Number (only its last three characters are kept)"
          autoComplete="off"
          maxLength={60}
          error={findError('instrumentNumber')}
          {...register('instrumentNumber')}
        />
      </FormFrame>
    </SmallDialog>
  );
}

/** Asks why a payment is reversed, and reverses it. */
export function ReverseDialog({
  bookingId,
  payment,
  onClose,
}: {
  bookingId: string;
  payment: BookingPayment;
  onClose: () => void;
}) {
  const refresh = useRefreshBookings();
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema: reverseInput as never,
    blank: { reason: '' },
    send: ({ reason }: { reason: string }) => reversePayment(bookingId, payment._id, reason),
    onSent: () => {
      showToast({ tone: 'status', text: `${describePayment(payment)} is reversed.` });
      refresh();
      onClose();
    },
  });
  return (
    <SmallDialog title="Reverse a payment" onClose={onClose}>
      <p>
        {describePayment(payment)} will no longer count. It stays visible here, and for the buyer.
        This cannot be undone.
      </p>
      <FormFrame {...{ failure, submit, isPending, onClose }} confirm="Reverse the payment">
        <TextAreaField
          label="Reason *"
          required
          rows={2}
          maxLength={500}
          error={findError('reason')}
          {...register('reason')}
        />
      </FormFrame>
    </SmallDialog>
  );
}
