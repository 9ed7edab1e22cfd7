import { Link } from 'react-router';
import { type Vehicle, vehicles } from '#catalogue/vehicles.ts';
import { VehiclePicture, type VehicleView } from '../vehicles/vehicle-picture.tsx';

/** Vehicles that share a body are shown from different ends until each has pictures of its own. */
const views: Partial<Record<string, VehicleView>> = {
  'haval-h6-hev': 'front',
  'haval-h6-phev': 'rear',
  'haval-jolion-hev': 'front',
};

/** The eight models, each a way to its page. */
export function Offerings() {
  return (
    <section className="on-dark overflow-hidden bg-graphite-950 px-5 pt-20 pb-16 text-white md:px-10 md:pt-32 md:pb-28 lg:px-16">
      <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">The Haval Offerings</h2>
      <ul className="mt-8 grid grid-cols-2 gap-x-5 md:mt-14 md:gap-x-10 xl:grid-cols-4">
        {vehicles.map((vehicle) => (
          <li key={vehicle.slug} className="border-t border-white/15">
            <Tile vehicle={vehicle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ vehicle: { slug, label, category, body } }: { vehicle: Vehicle }) {
  return (
    <Link to={`/models/${slug}`} className="group flex h-full flex-col pt-4 pb-10 no-underline">
      <span className="text-lg leading-tight font-semibold tracking-tight md:text-2xl">
        {label}
      </span>
      <span className="mt-1 text-sm text-graphite-300">{category}</span>
      <span className="tile-studio mt-4 flex aspect-4/3 items-center overflow-hidden rounded-control">
        <VehiclePicture body={body} view={views[slug]} className="tile-picture w-full" />
      </span>
    </Link>
  );
}
