import { findVehicleByLabel } from '#catalogue/find-vehicle.ts';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import { formatDayParts } from './days.ts';

/** The choices made so far; '' means not chosen. */
export interface Choices {
  selectedVehicle: string;
  selectedServiceType: string;
  serviceDate: string;
}

/** The chosen day in large type, service and vehicle, over a picture of the vehicle. */
export function AppointmentCard({ choices }: { choices: Choices }) {
  const { selectedVehicle, selectedServiceType, serviceDate } = choices;
  const vehicle = findVehicleByLabel(selectedVehicle);
  return (
    <aside
      aria-label="Your appointment"
      className="studio on-dark overflow-clip text-white md:col-start-1 md:row-span-2 md:row-start-1"
    >
      <div className="relative flex min-h-44 flex-col max-md:justify-end md:sticky md:top-15 md:h-[calc(100svh-3.75rem)] md:min-h-130 md:justify-between">
        <div aria-live="polite" className="relative z-10 px-5 pb-6 md:px-8 md:pt-16 lg:px-12">
          <Day day={serviceDate} />
          <dl className="mt-8 grid grid-cols-2 gap-x-5 border-t border-white/15 pt-4 max-md:hidden">
            <Choice title="Service" value={selectedServiceType} />
            <Choice title="Vehicle" value={selectedVehicle} />
          </dl>
        </div>
        <StudioPicture
          key={vehicle?.slug}
          picture={stagedShot(vehicle?.slug ?? 'haval-h6', 'designed')}
          isFirstView
          sizes="(width >= 48rem) 45vw, 70vw"
          className="animate-lights-on w-full mask-t-from-75% max-md:absolute max-md:right-0 max-md:bottom-0 max-md:h-full max-md:w-[70%] max-md:object-cover max-md:mask-l-from-50%"
        />
      </div>
    </aside>
  );
}

function Day({ day }: { day: string }) {
  const parts = formatDayParts(day, 'long');
  if (!parts) {
    return (
      <p className="w-min text-2xl leading-tight font-semibold tracking-tight text-graphite-400 md:text-[clamp(2.5rem,6vw,6rem)] md:leading-[0.95]">
        Choose your day
      </p>
    );
  }
  return (
    <p>
      <span className="tabular block text-6xl leading-none font-semibold tracking-tighter md:-ml-[0.04em] md:text-[clamp(7rem,15vw,15rem)] md:leading-[0.85]">
        {parts.number}{' '}
      </span>
      <span className="mt-2 block md:mt-4 md:text-lg lg:text-2xl">
        {parts.month} {parts.year}
        <span className="block text-graphite-300">{parts.weekday}</span>
      </span>
    </p>
  );
}

function Choice({ title, value }: { title: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-graphite-300">{title}</dt>
      <dd className="mt-0.5 font-medium wrap-anywhere lg:text-lg">{value || '–'}</dd>
    </div>
  );
}
