import { stagedShot } from '#catalogue/pictures/decorations.ts';
import type { SoldVehicle } from '#catalogue/vehicles.ts';
import * as appointmentWords from '#words/site/appointments';
import * as words from '#words/site/test-drive';
import { CallInstead, NextSteps } from '../appointments/next-steps.tsx';
import { PaintedCar } from '../vehicles/paint.tsx';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

interface Visit {
  time: string;
  day: string;
  dealership: string;
}

/** What happens after a test drive is asked for, with a time or without. */
export const listNextSteps = (hasTime: boolean): readonly string[] => [
  hasTime ? words.timeIsKept : appointmentWords.youSend,
  hasTime ? words.dealershipConfirms : words.dealershipContacts,
  words.bringLicence,
];

/** A picture of the chosen vehicle and what happens next. From 1024 px it stays in view beside the form. */
export function VehiclePanel({
  vehicle,
  visit,
}: {
  vehicle: SoldVehicle | undefined;
  /** The chosen time and day, and where it is. */
  visit: Visit | undefined;
}) {
  return (
    <aside
      aria-label={appointmentWords.yourTestDrive}
      className="on-dark bg-graphite-950 text-white lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <div className="lg:sticky lg:top-15">
        <div className="studio relative flow-root overflow-clip md:max-lg:flex">
          {!vehicle && <CarOnTheRoad />}
          <div
            aria-live="polite"
            className="relative px-5 pt-4 pb-1 md:px-10 flex-1 lg:px-16 lg:pt-16"
          >
            <p className={`text-sm text-graphite-300 ${vehicle ? '' : 'max-lg:hidden'}`}>
              {vehicle?.category ?? words.brands}
            </p>
            <p
              className={`mt-1 text-2xl font-semibold tracking-tight lg:text-4xl ${vehicle ? '' : 'max-lg:hidden'}`}
            >
              {vehicle?.label ?? words.allModels}
            </p>
            {visit && <VisitLines {...visit} />}
          </div>
          <PaintedCar
            key={vehicle?.slug}
            slug={vehicle?.slug ?? 'haval-h6-phev'}
            sizes="(width >= 48rem) 62vw, 100vw"
            className={`${vehicle ? '' : 'lg:invisible'} animate-lights-on w-full max-w-none max-lg:-mb-5 max-md:-mt-8 md:max-lg:w-[72%] lg:w-[150%] lg:translate-x-[calc(-12%*var(--forward,1))] xl:w-[125%]`}
          />
        </div>
        <NextSteps steps={listNextSteps(visit !== undefined)} place="beside" />
        <CallInstead />
      </div>
    </aside>
  );
}

/** The content on desktops before a choice, in place of the car that phones and tablets show. */
const CarOnTheRoad = () => (
  <div className="absolute inset-0 max-lg:hidden">
    <StudioPicture
      picture={stagedShot('haval-h6-hev', 'frontTall')}
      sizes="42vw"
      className="full-picture animate-lights-on object-[50%_78%] mask-t-from-35% mask-b-from-88%"
    />
  </div>
);

const VisitLines = ({ time, day, dealership }: Visit) => (
  <p className="mt-4 flex items-center gap-4 border-t border-white/15 pt-4">
    <span className="tabular text-3xl font-semibold tracking-tight lg:text-5xl">{time}</span>
    <span className="min-w-0 text-sm leading-snug lg:text-base">
      <span className="block font-medium">{day}</span>
      <span className="block text-graphite-300">{dealership}</span>
    </span>
  </p>
);
