import {
  type Fuel,
  fuelLabels,
  fuels,
  type Origin,
  origins,
} from '#contract/on-road/tariff-lines.ts';
import { type Car, type CarFact, carFacts } from '#contract/prices/pricing.ts';
import { FormCheckbox, FormInput, FormSelect } from '../forms/form-fields.tsx';
import { SampleBadge } from '../lists/visibility.tsx';

const factNames: Readonly<Record<CarFact, string>> = {
  fuel: 'fuel',
  origin: 'origin',
  engineCc: 'engine',
  batteryKwh: 'battery',
  litresPer100Km: 'petrol consumption',
  kwhPer100Km: 'power consumption',
};

/** Names the facts that on-road prices and running costs need and a car does not have yet. */
export function listMissingFacts(car: Pick<Car, CarFact>): string[] {
  const isElectric = car.fuel === 'bev';
  const isPlugged = isElectric || car.fuel === 'phev';
  const isNeeded: Record<CarFact, boolean> = {
    fuel: true,
    origin: true,
    engineCc: !isElectric,
    batteryKwh: isPlugged,
    litresPer100Km: !isElectric,
    kwhPer100Km: isPlugged,
  };
  return carFacts
    .filter((fact) => isNeeded[fact] && car[fact] === null)
    .map((fact) => factNames[fact]);
}

/** Names the facts of a car that came with the product and that nobody has confirmed. */
export const listSampleFacts = ({ sampleFacts }: Pick<Car, 'sampleFacts'>): string[] =>
  carFacts.filter((fact) => sampleFacts.includes(fact)).map((fact) => factNames[fact]);

const originLabels: Readonly<Record<Origin, string>> = {
  local: 'Assembled in Pakistan',
  imported: 'Imported',
};

/** The facts that tariffs and running costs depend on. An empty one leaves figures open. */
export function CarFactFields({ car }: { car: Car | null }) {
  const samples = car ? listSampleFacts(car) : [];
  return (
    <fieldset className="grid items-start gap-4 rounded-panel border border-line p-3 sm:col-span-2 sm:grid-cols-2">
      <legend className="px-1 font-semibold">Facts for on-road prices</legend>
      <p className="text-ink-soft sm:col-span-2">
        Enter the factory’s exact figures. Charges that depend on an empty one are left open.
      </p>
      <FormSelect
        label="Driven by"
        name="fuel"
        choices={['', ...fuels]}
        formatLabel={(fuel) => fuelLabels[fuel as Fuel] ?? 'Not known'}
      />
      <FormSelect
        label="Made"
        name="origin"
        choices={['', ...origins]}
        formatLabel={(origin) => originLabels[origin as Origin] ?? 'Not known'}
      />
      <FormInput label="Engine (cc)" name="engineCc" inputMode="numeric" maxLength={12} />
      <FormInput label="Battery (kWh)" name="batteryKwh" inputMode="decimal" maxLength={10} />
      <FormInput
        label="Litres for 100 km"
        name="litresPer100Km"
        inputMode="decimal"
        maxLength={10}
      />
      <FormInput label="kWh for 100 km" name="kwhPer100Km" inputMode="decimal" maxLength={10} />
      {samples.length > 0 && (
        <div className="grid gap-2 sm:col-span-2">
          <p className="flex flex-wrap items-baseline gap-x-2 text-ink-soft">
            <SampleBadge /> Loaded to show the product: {samples.join(', ')}.
          </p>
          <FormCheckbox
            label="These facts are right: stop calling them samples"
            name="confirmsFacts"
          />
        </div>
      )}
    </fieldset>
  );
}

/** What a buyer asks before booking: the sum, and how long delivery takes. */
export function DealFields() {
  return (
    <fieldset className="grid items-start gap-4 rounded-panel border border-line p-3 sm:col-span-2 sm:grid-cols-3">
      <legend className="px-1 font-semibold">Booking and delivery</legend>
      <p className="text-ink-soft sm:col-span-3">
        What is empty says ‘Ask the dealer’. A new delivery time without a day is stated today.
      </p>
      <FormInput
        label="Booking amount (PKR)"
        name="bookingAmount"
        inputMode="numeric"
        maxLength={20}
      />
      <FormInput label="Delivery (weeks)" name="deliveryWeeks" inputMode="numeric" maxLength={3} />
      <FormInput label="Delivery stated on" name="deliveryStatedOn" type="date" />
    </fieldset>
  );
}
