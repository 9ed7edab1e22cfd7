import type { SoldVehicle } from '#catalogue/find-vehicle.ts';
import { PaintedCar } from '../vehicles/painted-car.tsx';

/** A picture of the chosen vehicle and what happens next. On desktop it stays in view beside the form. */
export function VehiclePanel({ vehicle }: { vehicle: SoldVehicle | undefined }) {
  return (
    <aside
      aria-label="Your test drive"
      className="studio on-dark relative overflow-clip text-white md:col-start-2 md:row-span-2 md:row-start-1"
    >
      <div className="flex flex-col md:sticky md:top-15 md:h-[calc(100svh-3.75rem)] md:min-h-130 md:justify-between">
        <div aria-live="polite" className="px-5 pt-4 pb-1 md:px-8 md:pt-16 lg:px-12">
          <p className="text-sm text-graphite-300">{vehicle?.category ?? 'Eight models'}</p>
          <p className="mt-1 text-2xl font-semibold tracking-tight lg:text-4xl">
            {vehicle?.label ?? 'Choose your vehicle'}
          </p>
        </div>
        <PaintedCar
          key={vehicle?.slug}
          slug={vehicle?.slug ?? 'haval-h6'}
          sizes="(width >= 48rem) 62vw, 100vw"
          className="animate-lights-on w-full max-w-none md:w-[150%] md:-translate-x-[12%] xl:w-[125%]"
        />
        <div className="hidden px-8 pt-8 pb-12 md:block lg:px-12">
          <h2 className="text-sm font-semibold">What happens next</h2>
          <ol className="mt-3 grid gap-3 border-t border-white/15 pt-4 text-sm text-graphite-300">
            <Step number={1} text="You send your request and get a reference." />
            <Step number={2} text="The dealership contacts you to confirm a time." />
            <Step number={3} text="You bring your driving licence, and drive." />
          </ol>
        </div>
      </div>
    </aside>
  );
}

function Step({ number, text }: { number: number; text: string }) {
  return (
    <li className="flex gap-4">
      <span aria-hidden="true" className="tabular text-graphite-400">
        {number}
      </span>
      {text}
    </li>
  );
}
