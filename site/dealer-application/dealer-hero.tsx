import { Skyline } from '../vehicles/studio-picture.tsx';

/** What an applicant may have to look up. */
const thingsToPrepare = [
  'CNIC',
  'NTN number, if you have one',
  'Size and dimensions of the site',
] as const;

/** A city at night, with the heading and what to prepare. */
export function DealerHero() {
  return (
    <header className="studio on-dark relative flex flex-col overflow-clip text-white lg:min-h-100">
      <Skyline isFirstView />
      <div className="relative px-5 pt-8 md:px-10 md:pt-14 lg:px-16">
        <h1 className="title -ml-[0.05em] max-w-3xl">Register Your Dealership</h1>
        <p className="mt-4 max-w-md text-graphite-300 md:text-lg">
          Bring HAVAL, ORA and TANK to your city. Tell us about yourself, your business and your
          site.
        </p>
        <div className="mt-6 border-t border-white/15 pt-4 md:mt-10 lg:max-w-xs lg:pb-12">
          <h2 className="text-sm font-semibold">What you will need</h2>
          <ul className="mt-2 grid gap-x-8 gap-y-1 text-sm text-graphite-300 flex-wrap md:max-lg:flex">
            {thingsToPrepare.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  );
}
