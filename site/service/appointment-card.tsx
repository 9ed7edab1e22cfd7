import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { findVehicleByLabel } from '#catalogue/vehicles.ts';
import { Sentence } from '#ui/sentence.tsx';
import { nameOption } from '#words/contract/leads/options';
import * as appointmentWords from '#words/site/appointments';
import * as words from '#words/site/service';
import { formatDayParts } from '../appointments/days.ts';
import { CallInstead, NextSteps } from '../appointments/next-steps.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

/** The choices made so far; '' means not chosen. */
export interface Choices {
  selectedVehicle: string;
  selectedServiceType: string;
  selectedDealership: string;
  serviceDate: string;
}

/** The car of a visitor who has not chosen one. */
const defaultCar = 'haval-jolion-hev';

/** What happens after a service is asked for. */
export const serviceSteps = [appointmentWords.youSend, words.weCall, words.bringCar];

/**
 * The chosen day in large type, service and vehicle, over a picture of the vehicle, and what happens next. From 1024 px
 * it stays in view beside the form.
 */
export function AppointmentCard({
  choices,
  slot,
}: {
  choices: Choices;
  /** The chosen slot, or ''. */
  slot: string;
}) {
  const { selectedVehicle, selectedServiceType, selectedDealership, serviceDate } = choices;
  const vehicle = findVehicleByLabel(selectedVehicle);
  const day = slot.slice(0, 10) || serviceDate;
  return (
    <aside
      aria-label={appointmentWords.yourAppointment}
      className="on-dark relative bg-graphite-950 text-white lg:col-start-1 lg:row-span-2 lg:row-start-1"
    >
      <div className="absolute inset-x-0 bottom-0 h-1/2 max-lg:hidden">
        <StudioPicture
          key={vehicle?.slug}
          picture={stagedShot(vehicle?.slug ?? defaultCar, 'confidence')}
          sizes="42vw"
          className="full-picture mask-t-from-70%"
        />
      </div>
      <div className="bg-graphite-950 lg:sticky lg:top-15 lg:flex lg:min-h-[calc(100svh-3.75rem)] lg:flex-col">
        <div className="studio relative flex min-h-44 grow flex-col overflow-clip max-lg:justify-end md:min-h-80">
          <div aria-live="polite" className="relative z-10 px-5 pb-6 md:px-10 lg:px-16 lg:pt-16">
            <Day day={day} time={slot.slice(11)} />
            {(selectedServiceType || selectedVehicle || selectedDealership) && (
              <dl className="mt-8 grid grid-cols-2 gap-x-5 border-t border-white/15 pt-4 max-lg:hidden">
                {selectedServiceType && (
                  <Choice title={words.service} value={nameOption(selectedServiceType)} />
                )}
                {selectedVehicle && <Choice title={words.vehicle} value={selectedVehicle} />}
                {selectedDealership && (
                  <Choice
                    title={words.dealership}
                    value={selectedDealership}
                    className="col-span-2 mt-4"
                  />
                )}
              </dl>
            )}
          </div>
          <StudioPicture
            key={vehicle?.slug}
            picture={stagedShot(vehicle?.slug ?? defaultCar, 'designed')}
            isFirstView
            sizes="(width >= 48rem) 45vw, 60vw"
            className={`animate-lights-on w-full object-cover mask-t-from-75% mask-b-from-88% max-lg:absolute max-lg:inset-e-0 max-lg:bottom-0 max-lg:h-full md:max-lg:w-4/5 md:max-lg:mask-start-from-60% lg:min-h-72 lg:flex-1 lg:basis-0 ${day ? 'lg:-mt-12 max-lg:w-[70%] max-lg:mask-start-from-50% max-md:w-[62%]' : ''}`}
          />
        </div>
        <NextSteps steps={serviceSteps} place="beside" />
        <CallInstead />
      </div>
    </aside>
  );
}

function Day({ day, time }: { day: string; time: string }) {
  const parts = formatDayParts(day, 'long');
  if (!parts) {
    return (
      <p className="text-2xl leading-tight font-semibold tracking-tight text-graphite-300 max-lg:sr-only md:text-4xl">
        {words.chooseDay}
      </p>
    );
  }
  return (
    <p>
      <span className="tabular block text-6xl leading-none font-semibold tracking-tighter md:-ms-[0.04em] md:text-[clamp(7rem,15vw,15rem)] md:leading-[0.85]">
        {parts.number}{' '}
      </span>
      <span className="mt-2 block md:mt-4 md:text-lg lg:text-2xl">
        {parts.month} {parts.year}
        <span className="block text-graphite-300">
          {time ? (
            <Sentence
              text={words.weekdayAndTime}
              parts={{
                weekday: parts.weekday,
                time: <span className="tabular font-semibold text-white">{time}</span>,
              }}
            />
          ) : (
            parts.weekday
          )}
        </span>
      </span>
    </p>
  );
}

function Choice({
  title,
  value,
  className = '',
}: {
  title: string;
  value: string;
  className?: string;
}) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-sm text-graphite-300">{title}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere lg:text-lg">{value}</dd>
    </div>
  );
}
