import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { type Closure, closureAdmin } from '#contract/appointments/closures.ts';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { SampleBadge } from '../../lists/visibility.tsx';
import { useUser } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatPeriod } from '../format-when.ts';
import { ClosureDialog } from './closure-dialog.tsx';
import { HitAppointments } from './hit-appointments.tsx';
import { SetupList, SetupRow } from './setup-list.tsx';
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
  const kinds = kind ? `${appointmentKinds[kind]} only` : 'Test drives and services';
  return (
    <SetupRow
      icon={CalendarX}
      name={reason}
      badges={
        <>
          {opens && <Badge color="green" text="Opens" />}
          {isSample && <SampleBadge text="Sample: check" />}
        </>
      }
      cells={[formatPeriod(start, end), dealerId === null ? `${kinds} · all dealers` : kinds]}
      actions={canChange ? { onEdit, onDelete } : null}
    >
      {!opens && <HitAppointments closure={closure} />}
    </SetupRow>
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
      <SetupList
        heads={['Reason', 'When', 'For']}
        hint="Days or hours that differ from the opening hours. Customers read the reason in emails."
        add="New closure"
        onAdd={() => setEdited('new')}
        empty={`${texts.empty}.`}
        rows={data.map((closure) => (
          <Row
            key={closure._id}
            closure={closure}
            onEdit={() => setEdited(closure)}
            onDelete={() => setDeleted(closure)}
          />
        ))}
      />
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
