import { company } from '#catalogue/company.ts';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';

const honors = [
  {
    value: groupDigits(company.vehiclesPerYear),
    text: 'vehicles a year: the capacity of the factory.',
  },
  {
    value: `${company.exportCountries}+`,
    text: 'countries: the company exports to over 25.',
  },
] as const;

/** Two figures of the company over a picture. */
export function Honors() {
  return (
    <section className="studio on-dark relative overflow-clip px-5 pt-20 pb-12 text-white md:px-10 md:pt-32 lg:px-16 lg:pb-32">
      <StudioPicture
        picture={stagedShot('haval-h6-phev', 'heroWide')}
        tall={stagedShot('haval-h6-phev', 'heroTall')}
        sizes="100vw"
        className="full-picture max-lg:top-auto max-lg:h-104 max-lg:object-[50%_100%] max-lg:mask-t-from-60% md:max-lg:h-144 lg:max-xl:object-[15%_50%]"
      />
      <div className="relative max-lg:pb-72 md:max-lg:pb-144">
        <h2 className="max-w-3xl text-3xl font-semibold tracking-tight md:text-5xl">
          One factory, more than 25 countries
        </h2>
        <dl className="mt-12 grid gap-10 md:mt-20 md:gap-14 md:max-lg:mt-14 md:max-lg:grid-cols-2">
          {honors.map(({ value, text }) => (
            <div key={value} className="flex flex-col-reverse justify-end">
              <dt className="mt-3 max-w-xs text-balance md:text-lg">{text}</dt>
              <dd className="tabular text-[clamp(4rem,9vw,9rem)] leading-[0.85] font-medium tracking-[-0.04em]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
