import { type Colour, palettes } from '#catalogue/colours.ts';
import { trimByLabel } from '#catalogue/find-trim.ts';
import type { SoldTrim } from '#catalogue/trims.ts';
import { PaintedCar } from '../vehicles/painted-car.tsx';
import { PaintGlow } from './paint.tsx';

/** What has been chosen so far; each is '' until then. */
export interface Choices {
  selectedVehicle: string;
  selectedColor: string;
}

/** The car and the paint that the choices name, as far as they do. */
export function chosenCar({ selectedVehicle, selectedColor }: Choices): {
  sold: SoldTrim | undefined;
  colour: Colour | undefined;
} {
  const sold = trimByLabel(selectedVehicle);
  const paints = sold ? palettes[sold.vehicle.slug].exterior : [];
  return { sold, colour: paints.find(({ name }) => name === selectedColor) };
}

/** The first view: the chosen car on the studio's floor, in the light of its paint. */
export function Stage({ choices }: { choices: Choices }) {
  const { sold, colour } = chosenCar(choices);
  return (
    <header className="studio on-dark relative overflow-clip text-white md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] md:items-end">
      <div className="relative z-10 px-5 pt-8 md:self-start md:pt-14 md:pr-0 md:pl-10 lg:pl-16">
        <h1 className="text-4xl font-semibold tracking-tight text-balance md:-mr-20 lg:text-6xl xl:text-7xl">
          Book Your Vehicle Today!
        </h1>
        <p className="mt-3 max-w-md text-pretty text-graphite-300 md:mt-4 md:max-w-64 md:text-lg lg:max-w-xs">
          Choose the car and its paint, say who you are, and a dealership takes it from there.
        </p>
      </div>
      <div className="relative md:-ml-[7%] md:pt-6 lg:pt-10">
        {colour && (
          <PaintGlow
            key={colour.hex}
            hex={colour.hex}
            className="animate-lights-on absolute inset-x-[-10%] bottom-[-12%] h-[62%] w-[120%]"
          />
        )}
        <PaintedCar
          key={`${sold?.vehicle.slug} ${colour?.name}`}
          slug={sold?.vehicle.slug ?? 'haval-h6'}
          paint={colour?.name}
          sizes="(width >= 48rem) 64vw, 110vw"
          className={`animate-lights-on relative w-full max-md:scale-110 md:w-[104%] md:max-w-none ${sold ? '' : 'opacity-40'}`}
        />
      </div>
    </header>
  );
}
