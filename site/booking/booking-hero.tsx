import { type Color, palettes } from '#catalogue/colors.ts';
import { findTrimByLabel, type SoldTrim } from '#catalogue/trims.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';
import { PaintedCar, PaintGlow } from '../vehicles/paint.tsx';

/** The vehicle and color chosen so far; '' means not chosen. */
export interface Choices {
  selectedVehicle: string;
  selectedColor: string;
}

/** The model whose colors the page shows before a choice: docs/spec/forms.md#vehicle-booking. */
export const defaultVehicle: VehicleSlug = 'haval-h6-hev';

/** Finds the chosen car and color. Each is undefined if it is not chosen or not known. */
export function findChosenCar({ selectedVehicle, selectedColor }: Choices): {
  sold: SoldTrim | undefined;
  color: Color | undefined;
} {
  const sold = findTrimByLabel(selectedVehicle);
  const paints = palettes[sold?.vehicle.slug ?? defaultVehicle].exterior;
  return { sold, color: paints.find(({ name }) => name === selectedColor) };
}

/** The first view: the chosen car, with a glow in its color. */
export function BookingHero({ choices }: { choices: Choices }) {
  const { sold, color } = findChosenCar(choices);
  return (
    <header className="studio on-dark relative overflow-clip text-white md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-end">
      <div className="relative z-10 px-5 pt-8 md:self-start md:pt-14 md:pr-0 md:pb-8 md:pl-10 lg:pl-16">
        <h1 className="title -ml-[0.03em] md:-mr-20 lg:max-w-[10em]">Book Your Vehicle Today!</h1>
        <p className="mt-3 max-w-md text-graphite-300 md:mt-4 md:max-w-72 md:text-lg lg:max-w-sm">
          You send your details, and the dealership contacts you. You pay nothing here.
        </p>
      </div>
      <div className="relative max-md:-mt-6 max-md:-mb-6 md:-mb-[4%] lg:-mt-6 lg:-mb-[7%]">
        {color && (
          <PaintGlow
            key={color.hex}
            hex={color.hex}
            className="animate-lights-on absolute inset-x-[-10%] bottom-[-12%] h-[62%] w-[120%]"
          />
        )}
        <PaintedCar
          key={`${sold?.vehicle.slug} ${color?.name}`}
          slug={sold?.vehicle.slug ?? defaultVehicle}
          paint={color?.name}
          sizes="(width >= 48rem) 55vw, 90vw"
          className="animate-lights-on relative w-full max-md:scale-110 md:max-w-none md:origin-bottom-right md:scale-115 lg:scale-110"
        />
      </div>
    </header>
  );
}
