import { useState } from 'react';
import type { ModelPage } from './model-page.ts';
import { SpecList } from './spec-list.tsx';
import { Swatch } from './swatch.tsx';
import { Turntable } from './turntable.tsx';

/** The model's figures, and a 360° viewer in each of its colors. */
export function ColorSection({ page }: { page: ModelPage }) {
  return (
    <section
      id="colours"
      className="on-dark bg-graphite-950 px-5 py-20 text-white md:px-10 md:py-32 lg:px-16"
    >
      <h2 className="sr-only">Figures and colours</h2>
      <SpecList specs={page.model.specs} />
      <Colors page={page} />
    </section>
  );
}

/** Holds the choice of color, so that a change renders this part only and is fast. */
function Colors({ page: { vehicle, paints, paintView } }: { page: ModelPage }) {
  const [chosen, setChosen] = useState(0);
  const paint = paints[chosen] ?? paints[0];
  if (!paint) return null;
  return (
    <div className="mt-14 gap-x-10 md:mt-24 xl:grid xl:grid-cols-[minmax(0,7fr)_minmax(0,2fr)]">
      <Turntable vehicle={vehicle} paint={paint} photo={paintView} />
      <fieldset className="mt-8 xl:mt-0 xl:self-end">
        <legend className="mb-4 text-3xl font-semibold tracking-tight">
          <span className="block text-sm font-normal tracking-normal text-graphite-300">
            Colour
          </span>
          {paint.name}
        </legend>
        <div className="flex flex-wrap gap-2.5">
          {paints.map((each, index) => (
            <Swatch
              key={each.name}
              group="colour"
              color={each}
              isChosen={index === chosen}
              onChoose={() => setChosen(index)}
              className="size-12 border-white/40"
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
