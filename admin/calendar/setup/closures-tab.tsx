import { CalendarX, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Closure, closureAdmin } from '#contract/appointments/closures.ts';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { useUser } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatPeriod } from '../format-when.ts';
import { ClosureDialog } from './closure-dialog.tsx';
import { HitAppointments } from './hit-appointments.tsx';
import { useClosures, useSetupWrites } from './setup-queries.ts';

const { texts } = closureAdmin;

function Row({
  closure,
  onEdit,
  onDelete,
}: {
  closure: Closure;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { dealerId: own } = useUser();
  const { dealerId, kind, start, end, opens, reason, isSample } = closure;
  const canChange = own === null || own === dealerId;
  return (
    <li className="border-t border-line py-2.5 first:border-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CalendarX aria-hidden size={16} className="flex-none text-ink-soft" />
        <div className="min-w-48 flex-1">
          <p className="font-medium wrap-anywhere">{reason}</p>
          <p className="text-xs text-ink-soft">
            {formatPeriod(start, end)}
            {kind && ` · ${appointmentKinds[kind]} only`}
            {dealerId === null && ' · all dealers'}
          </p>
        </div>
        {opens && <Badge color="green" text="Opens" />}
        {isSample && <Badge color="teal" text="Sample: check" />}
        {canChange && (
          <div className="flex gap-2">
            <Button aria-label={`Edit ${reason}`} onClick={onEdit}>
              Edit
            </Button>
            <Button aria-label={`Delete ${reason}`} onClick={onDelete}>
              Delete
            </Button>
          </div>
        )}
      </div>
      {!opens && <HitAppointments closure={closure} />}
    </li>
  );
}

/** The closures of a dealer and of all dealers that are not over. */
export function ClosuresTab({ dealerId }: { dealerId: string }) {
  const { data, error, isPending, refetch } = useClosures(dealerId);
  const [edited, setEdited] = useState<Closure | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Closure | null>(null);
  const { mutate } = useSetupWrites('closures');
  if (isPending) return <p role="status">Loading...</p>;
  if (error) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  function remove({ _id: id, reason }: Closure) {
    setDeleted(null);
    mutate([{ method: 'DELETE', id }], {
      onSuccess: () => showToast({ tone: 'status', text: `${reason} is in the trash.` }),
      onError: (failure) =>
        showToast({ tone: 'alert', text: `${texts.deleteFailed}. ${describeFailure(failure)}` }),
    });
  }
  return (
    <>
      <Button className="justify-self-start" onClick={() => setEdited('new')}>
        <Plus aria-hidden size={14} />
        New closure
      </Button>
      {data.length === 0 ? (
        <p className="rounded-panel border border-line bg-panel p-6 text-center text-ink-soft">
          {texts.empty}.
        </p>
      ) : (
        <ul className="rounded-panel border border-line bg-panel px-4">
          {data.map((closure) => (
            <Row
              key={closure._id}
              closure={closure}
              onEdit={() => setEdited(closure)}
              onDelete={() => setDeleted(closure)}
            />
          ))}
        </ul>
      )}
      {edited && (
        <ClosureDialog
          dealerId={dealerId}
          closure={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && (
        <ConfirmDialog
          question={texts.confirmDelete}
          detail={deleted.reason}
          confirm="Delete"
          cancel="Cancel"
          onConfirm={() => remove(deleted)}
          onCancel={() => setDeleted(null)}
        />
      )}
    </>
  );
}
