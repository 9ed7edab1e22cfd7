import { Car, Plus, Wrench } from 'lucide-react';
import { useState } from 'react';
import { type Bookable, bookableAdmin } from '#contract/appointments/bookables.ts';
import { appointmentKinds } from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useBookables } from '../calendar-queries.ts';
import { BookableDialog } from './bookable-dialog.tsx';
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
  const Icon = kind === 'service' ? Wrench : Car;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2.5 first:border-0">
      <Icon aria-hidden size={16} className="flex-none text-ink-soft" />
      <div className="min-w-48 flex-1">
        <p className="font-medium wrap-anywhere">{label}</p>
        <p className="text-xs text-ink-soft wrap-anywhere">
          {appointmentKinds[kind]} · {slotMinutes} min
          {bufferMinutes > 0 && ` + ${bufferMinutes} min pause`} · {describeServed(bookable)}
        </p>
      </div>
      {!isActive && <Badge color="grey" text="Inactive" />}
      {isSample && <Badge color="teal" text="Sample" />}
      <div className="flex gap-2">
        <Button aria-label={`Edit ${label}`} onClick={onEdit}>
          Edit
        </Button>
        <Button aria-label={`Delete ${label}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
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
      <Button className="justify-self-start" onClick={() => setEdited('new')}>
        <Plus aria-hidden size={14} />
        New car or bay
      </Button>
      {data.length === 0 ? (
        <p className="rounded-panel border border-line bg-panel p-6 text-center text-ink-soft">
          {texts.empty}. Each row is one car or one bay: as many can be booked at once.
        </p>
      ) : (
        <ul className="rounded-panel border border-line bg-panel px-4">
          {data.map((bookable) => (
            <Row
              key={bookable._id}
              bookable={bookable}
              onEdit={() => setEdited(bookable)}
              onDelete={() => setDeleted(bookable)}
            />
          ))}
        </ul>
      )}
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
