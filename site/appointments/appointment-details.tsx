import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { findVehicleByLabel } from '#catalogue/vehicles.ts';
import type { OwnAppointment } from '#contract/appointments/appointment.ts';
import { formatAppointmentTime, toBring } from '#contract/appointments/appointment-text.ts';
import { nameOption } from '#words/contract/leads/options';
import * as words from '#words/site/appointments';
import { Fact } from '../layout/facts.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { formatDayParts } from './days.ts';
import { DealerFacts } from './dealer-facts.tsx';

/** The day and the time of an appointment in large type, over a picture of its vehicle if that is one of the models. */
export function AppointmentPanel({
  slot,
  vehicle,
  status,
  isToCome,
}: {
  /** Day and time in Pakistan: YYYY-MM-DDTHH:MM. */
  slot: string;
  /** The vehicle's label; null for one that is not known. */
  vehicle: string | null;
  /** The status of the appointment. */
  status: string;
  isToCome: boolean;
}) {
  const found = vehicle === null ? undefined : findVehicleByLabel(vehicle);
  const parts = formatDayParts(slot.slice(0, 10), 'long');
  return (
    <aside
      aria-label={words.yourAppointment}
      className="studio on-dark overflow-clip text-white lg:col-start-1 lg:row-span-2 lg:row-start-1"
    >
      <div className="relative flex min-h-56 flex-col max-lg:justify-end lg:sticky lg:top-15 lg:h-[calc(100svh-3.75rem)] lg:min-h-130 lg:justify-between">
        <div className="relative z-10 px-5 pt-6 pb-6 md:px-10 lg:px-16 lg:pt-16">
          <p className="mb-4 flex items-center gap-2.5 text-sm font-medium md:mb-8">
            <span
              aria-hidden="true"
              className={`size-2 rounded-full ${isToCome ? 'bg-signal-bright' : 'bg-graphite-400'}`}
            />
            {status}
          </p>
          <p className={isToCome ? '' : 'text-graphite-400'}>
            <span className="tabular block text-6xl leading-none font-semibold tracking-tighter md:-ms-[0.04em] md:text-[clamp(7rem,15vw,15rem)] md:leading-[0.85]">
              {parts?.number}{' '}
            </span>
            <span className="mt-2 block md:mt-5 md:text-lg lg:text-2xl">
              {parts?.weekday}{' '}
              <span className="block text-graphite-300">
                {parts?.month} {parts?.year}{' '}
              </span>
              <span className="tabular mt-1 block text-2xl font-semibold tracking-tight md:mt-3 md:text-4xl lg:text-5xl">
                {slot.slice(11)}
              </span>
            </span>
          </p>
        </div>
        {found && (
          <StudioPicture
            picture={stagedShot(found.slug, 'designed')}
            isFirstView
            sizes="(width >= 48rem) 45vw, 70vw"
            className="animate-lights-on w-full object-cover mask-t-from-75% max-lg:absolute max-lg:inset-e-0 max-lg:bottom-0 max-lg:h-full max-lg:w-[70%] max-lg:mask-start-from-50% max-md:w-[62%]"
          />
        )}
      </div>
    </aside>
  );
}

/** What, when and where, and what to bring. */
export function AppointmentFacts({
  appointment: { kind, vehicle, serviceType, startAt, dealer, reference },
  isToCome,
}: {
  appointment: OwnAppointment;
  isToCome: boolean;
}) {
  const service = serviceType === null ? words.service : nameOption(serviceType);
  const purpose = kind === 'test-drive' ? words.testDrive : service;
  return (
    <dl className="border-b border-graphite-200 not-first:mt-8">
      <Fact title={words.when}>{formatAppointmentTime(startAt)}</Fact>
      <Fact title={words.what}>{vehicle ? words.withVehicle(purpose, vehicle) : purpose}</Fact>
      {dealer && (
        <Fact title={words.where}>
          <DealerFacts dealer={dealer} />
        </Fact>
      )}
      {isToCome && <Fact title={words.whatToBring}>{toBring[kind]}</Fact>}
      <Fact title={words.reference}>
        <span className="tabular">{reference}</span>
      </Fact>
    </dl>
  );
}
