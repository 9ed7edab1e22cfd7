import type { ReactNode } from 'react';
import type { OwnAppointment } from '#contract/appointments/appointment.ts';
import { formatAddress, formatAppointmentTime, toBring } from '#contract/appointments/words.ts';

const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline decoration-current/30 underline-offset-[0.45em] transition-colors hover:decoration-current';

/** What, when and where, and what to bring. */
export function AppointmentFacts({
  appointment: { kind, vehicle, serviceType, startAt, dealer, reference },
  isToCome,
}: {
  appointment: OwnAppointment;
  isToCome: boolean;
}) {
  return (
    <dl className="border-b border-graphite-200 not-first:mt-8">
      <Fact title="When">{formatAppointmentTime(startAt)}</Fact>
      <Fact title="What">
        {kind === 'test-drive' ? 'Test drive' : (serviceType ?? 'Service')}
        {vehicle && `, ${vehicle}`}
      </Fact>
      {dealer && (
        <Fact title="Where">
          {dealer.name}
          <span className="block font-normal text-graphite-700">{formatAddress(dealer)}</span>
          <span className="flex flex-wrap gap-x-6">
            <a href={`tel:${dealer.phone.replace(/[^\d+]/g, '')}`} className={linkClass}>
              {dealer.phone}
            </a>
            {dealer.map && (
              <a href={dealer.map} target="_blank" rel="noreferrer" className={linkClass}>
                Map<span className="sr-only"> in a new tab</span>
              </a>
            )}
          </span>
        </Fact>
      )}
      {isToCome && <Fact title="What to bring">{toBring[kind]}</Fact>}
      <Fact title="Reference">
        <span className="tabular">{reference}</span>
      </Fact>
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-t border-graphite-200 py-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-graphite-600">{title}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
