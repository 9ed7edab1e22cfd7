import { Link } from 'react-router';
import type { Feature, FeatureFigure } from '#catalogue/features/feature.ts';
import { vehicleBySlug } from '#catalogue/find-vehicle.ts';

/** The documented figures of our models, each a way to its model. */
export function FeatureFigures({ feature: { figures } }: { feature: Feature }) {
  if (figures.length === 0) return null;
  return (
    <section className="on-dark bg-graphite-950 px-5 py-16 text-white md:px-10 md:py-28 lg:px-16">
      <h2 className="text-sm font-semibold text-graphite-300">In our models</h2>
      <ul className="mt-6 grid gap-x-10 md:grid-cols-2">
        {figures.map((figure) => (
          <li key={figure.vehicle + figure.value} className="border-t border-white/20">
            <Figure figure={figure} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ figure: { vehicle, value, unit, label } }: { figure: FeatureFigure }) {
  return (
    <Link
      to={`/models/${vehicle}`}
      className="group flex flex-col gap-1 py-6 no-underline focus-visible:outline-offset-4 md:py-10"
    >
      <span className="tabular -ml-[0.04em] text-[clamp(4rem,9vw,9rem)] leading-[0.9] font-medium tracking-[-0.045em]">
        {value}
        {unit && (
          <span className="ml-2 text-2xl tracking-tight text-graphite-300 md:text-4xl">{unit}</span>
        )}
      </span>{' '}
      <span className="text-graphite-300 md:text-lg">{label}</span>{' '}
      <span className="font-semibold underline decoration-white/30 decoration-1 underline-offset-[0.45em] group-hover:decoration-white md:text-lg">
        {vehicleBySlug(vehicle)?.label}
      </span>
    </Link>
  );
}
