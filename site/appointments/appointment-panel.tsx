import { findVehicleByLabel } from '#catalogue/find-vehicle.ts';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { formatDayParts } from './days.ts';

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
  /** How the appointment stands. */
  status: string;
  isToCome: boolean;
}) {
  const found = vehicle === null ? undefined : findVehicleByLabel(vehicle);
  const parts = formatDayParts(slot.slice(0, 10), 'long');
  return (
    <aside
      aria-label="Your appointment"
      className="studio on-dark overflow-clip text-white md:col-start-1 md:row-span-2 md:row-start-1"
    >
      <div className="relative flex flex-col max-md:min-h-56 max-md:justify-end md:sticky md:top-15 md:h-[calc(100svh-3.75rem)] md:min-h-130 md:justify-between">
        <div className="relative z-10 px-5 pt-6 pb-6 md:px-8 md:pt-16 lg:px-16">
          <p className="mb-4 flex items-center gap-2.5 text-sm font-medium md:mb-8">
            <span
              aria-hidden="true"
              className={`size-2 rounded-full ${isToCome ? 'bg-signal-bright' : 'bg-graphite-400'}`}
            />
            {status}
          </p>
          <p className={isToCome ? '' : 'text-graphite-400'}>
            <span className="tabular block text-6xl leading-none font-semibold tracking-tighter md:-ml-[0.04em] md:text-[clamp(7rem,15vw,15rem)] md:leading-[0.85]">
              {parts?.number}{' '}
            </span>
            <span className="mt-2 block md:mt-5 md:text-lg lg:text-2xl">
              {parts?.weekday}
              <span className="block text-graphite-300">
                {parts?.month} {parts?.year}
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
            className="animate-lights-on w-full mask-t-from-75% max-md:absolute max-md:right-0 max-md:bottom-0 max-md:h-full max-md:w-[65%] max-md:object-cover max-md:mask-l-from-50%"
          />
        )}
      </div>
    </aside>
  );
}
