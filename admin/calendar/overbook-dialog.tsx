import { type FormEvent, useState } from 'react';
import { appointmentMessages } from '#contract/appointments/appointment.ts';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/input-field.tsx';
import { SmallDialog } from '../ui/small-dialog.tsx';
import { formatWhen } from './format-when.ts';
import type { TakenTime } from './use-acts.ts';

interface OverbookDialogProps {
  taken: TakenTime;
  onOverbook: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason to book a time that is taken. */
export function OverbookDialog({ taken, onOverbook, onClose }: OverbookDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onOverbook(reason.trim());
    else setError('Please enter a reason');
  }
  return (
    <SmallDialog title="This time is taken" onClose={onClose}>
      <p>
        {taken.appointment.name}, {formatWhen(taken.change.startAt)}. {appointmentMessages.overlaps}
        .
      </p>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <InputField
          label="Reason"
          value={reason}
          error={error}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Keep the old time</Button>
          <Button tone="primary" type="submit">
            Overbook
          </Button>
        </div>
      </form>
    </SmallDialog>
  );
}
