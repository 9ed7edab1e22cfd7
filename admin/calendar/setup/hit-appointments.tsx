import { Link } from 'react-router';
import type { Closure, HitAppointment } from '#contract/appointments/closures.ts';
import { requestSlugs } from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { PhoneIcons } from '../../lists/contact-links.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { showToast } from '../../ui/toasts.ts';
import { formatWhen } from '../format-when.ts';
import { useHitAppointments, useOfferTimes } from './setup-queries.ts';

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

/** The appointments in the time of a closure, and the act that offers their customers other times. */
export function HitAppointments({ closure }: { closure: Closure }) {
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
