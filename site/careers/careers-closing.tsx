import { ButtonLink } from '#ui/button.tsx';
import { Skyline } from '../vehicles/stills.tsx';

/** For whom no opening fits: an application without one is taken as a general one. */
export function CareersClosing() {
  return (
    <section className="studio on-dark relative overflow-clip text-white md:grid md:min-h-[30rem] md:grid-cols-2 md:items-center">
      <Skyline />
      <div className="relative px-5 pt-14 max-md:pb-52 md:px-10 md:py-20 lg:px-16">
        <h2 className="max-w-lg text-3xl font-semibold tracking-tight text-balance md:text-5xl">
          Nothing here that fits?
        </h2>
        <p className="mt-4 max-w-md text-graphite-300 md:text-lg">
          Send a general application. Tell us what you do well, and where you would like to work.
        </p>
        <ButtonLink to="/careers/apply" variant="outline-on-dark" className="mt-8">
          Apply without an opening
        </ButtonLink>
      </div>
    </section>
  );
}
