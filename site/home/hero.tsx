import { vehicles } from '#catalogue/vehicles.ts';
import { ButtonLink } from '#ui/button.tsx';
import { VehiclePicture } from '../vehicles/vehicle-picture.tsx';

const [vehicle] = vehicles;

/** Figures of the vehicle shown (document 1, section 9). */
const figures = [
  { value: '14.6', unit: 'inch', label: 'Infotainment' },
  { value: '19', unit: 'inch', label: 'Wheels' },
  { value: '50', unit: 'W', label: 'Wireless charging' },
] as const;

/** The first view: one vehicle in studio light, its name, one line, two actions. */
export function Hero() {
  return (
    <section
      data-hero=""
      aria-label={vehicle.label}
      className="studio on-dark relative flex min-h-[calc(100svh-3.75rem)] flex-col overflow-hidden text-white"
    >
      <div className="px-5 pt-10 md:px-10 md:pt-14 lg:px-16">
        <h1 className="-ml-[0.05em] text-[clamp(3rem,9vw,8.5rem)] leading-[0.9] font-semibold tracking-[-0.035em]">
          {vehicle.label}
        </h1>
        <p className="mt-4 text-lg text-graphite-300 md:text-2xl">
          Made for wherever Pakistan takes you.
        </p>
      </div>
      <div className="flex grow flex-col justify-center">
        <VehiclePicture
          body={vehicle.body}
          isFirstView
          className="hero-picture animate-lights-on w-full"
        />
      </div>
      <div className="flex flex-col gap-8 px-5 pb-8 md:px-10 md:pb-12 lg:flex-row lg:items-end lg:justify-between lg:px-16">
        <div className="flex flex-col gap-3 sm:flex-row">
          <ButtonLink to={`/models/${vehicle.slug}`}>Book your {vehicle.label}</ButtonLink>
          <ButtonLink to="/test-drive" variant="outline-on-dark">
            Book a Test Drive
          </ButtonLink>
        </div>
        <dl className="grid grid-cols-3 gap-4 sm:gap-10">
          {figures.map(({ value, unit, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-xs text-graphite-300 sm:text-sm">{label}</dt>
              <dd className="tabular text-2xl font-medium tracking-tight sm:text-4xl">
                {value}
                <span className="ml-1 text-sm text-graphite-300 sm:text-base">{unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
