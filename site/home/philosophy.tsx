import { brandValues, company } from '#catalogue/company.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import * as words from '#words/site/home';
import { PlainPicture } from '../vehicles/plain-picture.tsx';

/** Facts about the manufacturer. */
const facts = [
  { value: String(company.foundedIn), label: words.founded },
  {
    value: groupDigits(company.vehiclesPerYear),
    label: words.capacity,
  },
  { value: words.atLeast(company.exportCountries), label: words.exportCountries },
] as const;

/** The brand's values beside a cabin, which phones do without, and facts about the manufacturer. */
export function Philosophy() {
  return (
    <section className="bg-paper px-5 py-16 md:px-10 md:py-28 lg:px-16">
      <div className="md:grid md:grid-cols-12 md:gap-x-10">
        <div className="md:col-span-7">
          <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">{words.philosophy}</h2>
          <p className="mt-4 max-w-prose text-lg text-graphite-700 md:text-xl">
            {words.philosophyText}
          </p>
          <dl className="mt-8 md:mt-12">
            {brandValues.map(({ title, text }) => (
              <div
                key={title}
                className="border-t border-graphite-200 py-6 lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-6 lg:py-8"
              >
                <dt className="text-2xl font-semibold tracking-tight md:text-3xl lg:text-4xl">
                  {title}
                </dt>
                <dd className="mt-1 text-lg text-graphite-600 lg:text-xl">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="relative max-md:hidden md:col-span-5">
          <PlainPicture
            path="haval-h6/tan-brown/comfortSeats"
            width={960}
            height={720}
            className="full-picture rounded-control object-[70%_50%]"
          />
        </div>
      </div>
      <dl className="mt-6 grid gap-8 border-t border-graphite-200 pt-10 sm:grid-cols-3">
        {facts.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 text-sm text-graphite-600 md:text-base">{label}</dt>
            <dd className="tabular text-5xl font-medium tracking-tight lg:text-7xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
