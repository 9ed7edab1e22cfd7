import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/compare';
import { QueryForm } from '../on-road/query-form.tsx';
import { SampleMark } from '../published/sample-mark.tsx';
import { shownRows } from './compared-models.ts';
import type { DrivingChoice } from './driving-choice.ts';

interface DrivingFormProps {
  /** The compared cars as the address names them. */
  models: string;
  /** The city of the on-road prices, which the form keeps; '' for the first one. */
  cityId: string;
  driving: Omit<DrivingChoice, 'figures'>;
  /** Whether the table shows what each car costs in petrol and electricity. */
  isCostShown: boolean;
  /** Whether only differences are shown, which the form keeps. */
  isOnlyDifferences: boolean;
}

/** The visitor's distance and prices of energy, on which the running cost depends. */
export function DrivingForm({
  models,
  cityId,
  driving,
  isCostShown,
  isOnlyDifferences,
}: DrivingFormProps) {
  const { typed, errors, kept } = driving;
  return (
    <section className="bg-paper px-5 py-14 md:px-10 md:py-24 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:px-16">
      <div className="lg:col-span-5">
        <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">{words.driving}</h2>
        <div className="mt-4 mb-8 grid max-w-prose gap-3 text-pretty text-graphite-700 md:text-lg">
          <p>
            {!isCostShown && `${words.costShowsLater} `}
            {words.enterOwn}
          </p>
          <EnergySource kept={kept} />
        </div>
      </div>
      <QueryForm
        action="/compare"
        className="grid content-start gap-5 sm:grid-cols-2 lg:col-span-7"
      >
        <input type="hidden" name="models" value={models} />
        {isOnlyDifferences && <input type="hidden" {...shownRows} />}
        {cityId && <input type="hidden" name="cityId" value={cityId} />}
        <NumberField name="km" label={words.distance} value={typed.km} error={errors.km} />
        <NumberField
          name="petrol"
          label={words.petrolPrice}
          value={typed.petrol}
          error={errors.petrol}
        />
        <NumberField
          name="electricity"
          label={words.electricityPrice}
          value={typed.electricity}
          error={errors.electricity}
        />
        <Button type="submit" variant="outline" className="sm:col-span-2">
          {words.calculate}
        </Button>
      </QueryForm>
    </section>
  );
}

/** Since when the prices of energy count, and where they come from. */
function EnergySource({ kept }: Pick<DrivingChoice, 'kept'>) {
  if (!kept) return <p>{words.noEnergyPrices}</p>;
  const { from, sourceTitle, sourceUrl, isSample } = kept;
  const source = sourceUrl ? (
    <a href={sourceUrl} rel="noopener nofollow" className="underline underline-offset-4">
      <bdi>{sourceTitle}</bdi>
    </a>
  ) : (
    <bdi>{sourceTitle}</bdi>
  );
  return (
    <p>
      <Sentence text={words.energyPrices} parts={{ day: formatDayInPakistan(from), source }} />{' '}
      {isSample && <SampleMark />}
    </p>
  );
}

function NumberField({
  name,
  label,
  value,
  error,
}: {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value}
      error={error}
    />
  );
}
