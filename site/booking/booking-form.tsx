import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatRupees } from '#contract/format/rupees.ts';
import type { BookedPrice } from '#contract/http/http.ts';
import type { NextStep } from '#contract/leads/next-step.ts';
import { bookingTypes, vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/booking';
import {
  ChoiceSelect,
  CommonField,
  ConsentField,
  type SectionProps,
} from '../forms/common-fields.tsx';
import type { Answer } from '../forms/confirmation.tsx';
import { type CityOfDealerships, DealershipField } from '../forms/dealership-field.tsx';
import { onlyOn } from '../forms/form-outcome.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import { readRememberedCity, rememberChoices } from '../on-road/choices.ts';
import { CityOptions } from '../price-calculator/city-options.tsx';
import type { PricedCity } from '../price-calculator/price-list.ts';
import { priceAnchor } from './booking-price.tsx';
import { type AskedQuote, QuotedPrice } from './price-notes.tsx';
import { VehicleFields } from './vehicle-fields.tsx';

interface Offered {
  dealerships: readonly CityOfDealerships[];
  cities: readonly PricedCity[];
}

export function BookingForm({
  dealerships,
  cities,
  asked,
  priced,
  sum,
  initial,
  posted,
  onFields,
  onPriceRefused,
}: Offered & {
  /** The quote that the booking is made with. */
  asked: AskedQuote | null;
  /** The page's notes on the price of the chosen car. */
  priced: ReactNode;
  /** The sum of the booking, in its section above the button. */
  sum: ReactNode;
  initial: FieldValues;
  posted: PostedForm | undefined;
  onFields: (fields: FormData) => void;
  onPriceRefused: (price: BookedPrice) => void;
}) {
  return (
    <LeadForm
      facts={vehicleBooking}
      posted={posted}
      initial={initial}
      next={words.next}
      confirmed={['selectedVehicle', 'selectedColor', 'preferredDealership']}
      addAnswers={listPrice}
      back={{ to: '/models', title: words.back }}
      onFields={onFields}
      onPriceRefused={onPriceRefused}
    >
      {({ section: { field }, pending }) => (
        <>
          <QuotedPrice asked={asked} />
          <BookingSection title={words.vehicleSection} text={words.vehicleSectionText}>
            <VehicleFields field={field} priced={priced} />
          </BookingSection>
          <BookingSection title={words.personSection} text={words.personSectionText}>
            <PersonFields field={field} />
          </BookingSection>
          <BookingSection title={words.preferenceSection} text={words.preferenceSectionText}>
            <PreferenceFields field={field} dealerships={dealerships} cities={cities} />
          </BookingSection>
          <BookingSection
            title={words.priceSection}
            text={words.priceSectionText}
            anchor={priceAnchor}
          >
            {sum}
          </BookingSection>
          <SubmitButton pending={pending} />
        </>
      )}
    </LeadForm>
  );
}

/** The sum at which the booking was stored: the server refuses another one than was shown. */
const listPrice = (
  { shownPrice }: Record<string, unknown>,
  step: NextStep | undefined,
): Answer[] => {
  if (!(Number(shownPrice) > 0)) return [];
  const wordPrice = step?.isSamplePrice ? words.samplePriceWithFreight : words.priceWithFreight;
  return [{ label: words.price, value: wordPrice(formatRupees(Number(shownPrice))) }];
};

/** A section of the booking form with its title beside it; above it on narrow windows. */
function BookingSection({
  title,
  text,
  anchor,
  children,
}: {
  title: string;
  /** One sentence that describes the section. */
  text: string;
  /** The id of the section, for links to it. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="border-graphite-200 py-8 not-first:border-t first:pt-0 md:py-12 md:first:pt-8 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:py-16"
    >
      <div className="mb-6 md:mb-7 lg:col-span-4 lg:mb-0">
        <h2 id={id} className="text-2xl font-semibold tracking-tight lg:text-3xl">
          {title}
        </h2>
        <p className="mt-1 text-graphite-600 md:mt-2 lg:max-w-xs">{text}</p>
      </div>
      <div className="grid content-start gap-5 sm:grid-cols-2 lg:col-span-8">{children}</div>
    </section>
  );
}

/** The customer: name and address as on official papers, and contact details. */
const PersonFields = ({ field }: SectionProps) => (
  <>
    <CommonField field={field} name="firstName" />
    <CommonField field={field} name="lastName" />
    <CommonField field={field} name="phone" />
    <CommonField field={field} name="email" />
    <div className="sm:col-span-2">
      <CommonField field={field} name="address" />
    </div>
    <CommonField field={field} name="city" />
    <CommonField field={field} name="cnic" />
    <CommonField field={field} name="ntnNumber" />
  </>
);

/** The dealership, the type of booking, and the city of delivery. */
const PreferenceFields = ({ field, dealerships, cities }: SectionProps & Offered) => (
  <>
    <div className="sm:col-span-2">
      <DealershipField field={field('preferredDealership')} cities={dealerships} />
    </div>
    <ChoiceSelect {...field('typeOfBooking')} choices={bookingTypes} />
    {cities.length > 0 && <DeliveryField field={field} cities={cities} />}
    <div className="sm:col-span-2">
      <ConsentField field={field('promotionalConsent')} />
    </div>
  </>
);

/** The city of delivery: the one remembered on this device, unless the address or the visitor has named another. */
function DeliveryField({ field, cities }: SectionProps & Pick<Offered, 'cities'>) {
  const select = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form starts once.
  useEffect(() => {
    const remembered = cities.find(({ _id }) => _id === readRememberedCity());
    if (!remembered || !select.current || select.current.value !== '') return;
    select.current.value = remembered.name;
    // As if the visitor had chosen it, so that the form notices.
    select.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <SelectField
      {...field('selectedCity')}
      ref={select}
      hint={words.deliveryHint}
      onChange={({ target }) => {
        const chosen = cities.find(({ name }) => name === target.value);
        if (chosen) rememberChoices({ cityId: chosen._id });
      }}
    >
      <option value="">{words.ownCity}</option>
      <CityOptions cities={cities} />
    </SelectField>
  );
}

/** The label differs between the layouts: docs/spec/forms.md#vehicle-booking. */
function SubmitButton({ pending }: { pending: boolean }) {
  return (
    <div className="lg:grid lg:grid-cols-12 lg:gap-x-10">
      <Button
        type="submit"
        aria-disabled={pending}
        className="w-full md:w-auto md:min-w-64 lg:col-span-8 lg:col-start-5 lg:justify-self-start"
      >
        {pending ? (
          words.submitting
        ) : (
          <span>
            <Sentence
              text={words.submit}
              parts={{ desktop: (text) => <span className={onlyOn.desktop}>{text}</span> }}
            />
          </span>
        )}
      </Button>
    </div>
  );
}
