import { useState } from 'react';
import type { ModelPage } from './model-page.ts';
import { SpecList } from './spec-list.tsx';
import { Swatch } from './swatch.tsx';
import { Turntable } from './turntable.tsx';

/** The figures, and the car in each of its paints, to be turned. */
export function ColourSection({ page }: { page: ModelPage }) {
  return (
    <section className="on-dark bg-graphite-950 px-5 py-20 text-white md:px-10 md:py-32 lg:px-16">
      <h2 className="sr-only">Figures and colours</h2>
      <SpecList specs={page.model.specs} />
      <Colours page={page} />
    </section>
  );
}

/** What a choice of paint changes, and no more: it is to be seen at once. */
function Colours({ page: { vehicle, paints, paintView } }: { page: ModelPage }) {
  const [chosen, setChosen] = useState(0);
  const paint = paints[chosen] ?? paints[0];
  if (!paint) return null;
  return (
    <div className="mt-20 gap-x-10 md:mt-32 xl:grid xl:grid-cols-[minmax(0,4fr)_minmax(0,1fr)]">
      <Turntable vehicle={vehicle} paint={paint} photo={paintView} />
      <fieldset className="mt-8 xl:mt-0 xl:self-end">
        <legend className="mb-4 text-3xl font-semibold tracking-tight">
          <span className="block text-sm font-normal tracking-normal text-graphite-300">
            Colour
          </span>
          {paint.name}
        </legend>
        <div className="flex flex-wrap gap-3">
          {paints.map((each, index) => (
            <Swatch
              key={each.name}
              group="colour"
              colour={each}
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
