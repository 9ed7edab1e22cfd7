import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  type Closure,
  closureAdmin,
  type HitAppointment,
} from '#contract/appointments/closures.ts';
import { appointmentKinds, requestSlugs } from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { PhoneIcons } from '../../lists/contact-links.tsx';
import { SampleBadge } from '../../lists/visibility.tsx';
import { useUser } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatPeriod, formatWhen } from '../format-when.ts';
import { ClosureDialog } from './closure-dialog.tsx';
import { SetupList, SetupRow } from './setup-list.tsx';
import { useClosures, useHitAppointments, useOfferTimes, useSetupWrites } from './setup-queries.ts';

function HitRow({ hit }: { hit: HitAppointment }) {
  const state = hit.offeredAt ? 'Offered other times' : hit.hasEmail ? 'Has email' : 'Call';
  const color = hit.offeredAt ? 'green' : hit.hasEmail ? 'grey' : 'amber';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-0">
      <span className="w-40 text-ink-soft">{formatWhen(hit.startAt)}</span>
      <Link
        to={`/${requestSlugs[hit.kind]}?open=${hit.requestId}`}
        className="min-w-40 flex-1 rounded-control wrap-anywhere hover:underline"
      >
        <span className="font-medium">{hit.name}</span>
        <span className="block text-xs text-ink-soft">{hit.vehicle}</span>
      </Link>
      <Badge color={color} text={state} />
      <PhoneIcons phone={hit.phone} />
    </li>
  );
}

/** The appointments during a closure, and the action that offers their customers other times. */
function HitAppointments({ closure }: { closure: Closure }) {
  const { data: hits, error } = useHitAppointments(closure._id);
  const { mutate, isPending } = useOfferTimes(closure._id);
  if (error) return <ErrorPanel message={describeFailure(error)} />;
  if (!hits || hits.length === 0) return null;
  const open = hits.filter(({ hasEmail, offeredAt }) => hasEmail && offeredAt === null);
  function offer() {
    mutate(undefined, {
      onSuccess: ({ emailed, withoutAddress }) => {
        const calls = withoutAddress.length;
        const rest = calls > 0 ? ` Call ${calls === 1 ? 'one' : `the other ${calls}`}.` : '';
        showToast({
          tone: 'status',
          text: `${emailed} ${emailed === 1 ? 'customer gets' : 'customers get'} an email.${rest}`,
        });
      },
      onError: (failure) => showToast({ tone: 'alert', text: describeFailure(failure) }),
    });
  }
  return (
    <section
      aria-label={`Appointments in ${closure.reason}`}
      className="mt-1.5 mb-1.5 rounded-panel border border-line bg-ground px-3 py-2"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-medium">
          It hits {hits.length} {hits.length === 1 ? 'appointment' : 'appointments'}
        </h2>
        <Button disabled={open.length === 0 || isPending} onClick={offer}>
          Offer other times
        </Button>
      </div>
      <ul className="mt-1">
        {hits.map((hit) => (
          <HitRow key={hit._id} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

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
