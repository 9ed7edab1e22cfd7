import { useState } from 'react';
import { type Bookable, bookableAdmin } from '#contract/appointments/bookables.ts';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { SampleBadge } from '../../lists/visibility.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useBookables } from '../calendar-queries.ts';
import { kindIcons } from '../statuses.ts';
import { BookableDialog } from './bookable-dialog.tsx';
import { SetupList, SetupRow } from './setup-list.tsx';
import { useSetupWrites } from './setup-queries.ts';

const { texts } = bookableAdmin;

const describeServed = ({ kind, vehicles: served, serviceTypes: services }: Bookable) =>
  [
    served.length > 0 ? served.join(', ') : 'All vehicles',
    ...(kind === 'service' ? [services.length > 0 ? services.join(', ') : 'all services'] : []),
  ].join(' · ');

function Row({
  bookable,
  onEdit,
  onDelete,
}: {
  bookable: Bookable;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { kind, label, slotMinutes, bufferMinutes, isActive, isSample } = bookable;
  const pause = bufferMinutes > 0 ? ` + ${bufferMinutes} min pause` : '';
  return (
    <SetupRow
      icon={kindIcons[kind]}
      name={label}
      badges={
        <>
          {!isActive && <Badge color="grey" text="Inactive" />}
          {isSample && <SampleBadge />}
        </>
      }
      cells={[`${appointmentKinds[kind]} · ${slotMinutes} min${pause}`, describeServed(bookable)]}
      actions={{ onEdit, onDelete }}
    />
  );
}

/** The demo cars and service bays of a dealer. */
export function BookablesTab({ dealerId }: { dealerId: string }) {
  const { data, error, isPending, refetch } = useBookables(dealerId);
  const [edited, setEdited] = useState<Bookable | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Bookable | null>(null);
  const { mutate } = useSetupWrites('bookables');
  if (isPending) return <p role="status">Loading...</p>;
  if (error) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  function remove({ _id: id, label }: Bookable) {
    setDeleted(null);
    mutate([{ method: 'DELETE', id }], {
      onSuccess: () => showToast({ tone: 'status', text: `${label} is in the trash.` }),
      onError: (failure) =>
        showToast({ tone: 'alert', text: `${texts.deleteFailed}. ${describeFailure(failure)}` }),
    });
  }
  return (
    <>
      <SetupList
        heads={['Car or bay', 'Appointments', 'For']}
        hint="Each row is one car or one bay: as many can be booked at once."
        add="New car or bay"
        onAdd={() => setEdited('new')}
        empty={`${texts.empty}.`}
        rows={data.map((bookable) => (
          <Row
            key={bookable._id}
            bookable={bookable}
            onEdit={() => setEdited(bookable)}
            onDelete={() => setDeleted(bookable)}
          />
        ))}
      />
      {edited && (
        <BookableDialog
          dealerId={dealerId}
          bookable={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && (
        <ConfirmDialog
          question={texts.confirmDelete}
          detail={deleted.label}
          confirm="Delete"
          cancel="Cancel"
          onConfirm={() => remove(deleted)}
          onCancel={() => setDeleted(null)}
        />
      )}
    </>
  );
}
