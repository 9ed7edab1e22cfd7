import { ButtonLink } from '#ui/button.tsx';
import { VehiclePicture } from '../vehicles/vehicle-picture.tsx';

/** The two ways on from the home page. */
export function Closing() {
  return (
    <section className="studio on-dark relative overflow-hidden text-white lg:flex lg:min-h-[42rem] lg:items-center">
      <div className="relative z-10 px-5 pt-20 md:px-10 md:pt-28 lg:px-16 lg:pt-0">
        <h2 className="max-w-2xl text-4xl font-semibold tracking-tight text-balance md:text-6xl">
          The best way to know a car is to drive it.
        </h2>
        <div className="mt-10 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/find-a-dealer">Find a Dealer</ButtonLink>
          <ButtonLink to="/test-drive" variant="outline-on-dark">
            Book a Test Drive
          </ButtonLink>
        </div>
      </div>
      <VehiclePicture
        body="off-roader"
        className="mt-6 mb-10 w-[150%] max-w-none lg:absolute lg:top-1/2 lg:left-[48%] lg:m-0 lg:w-[85%] lg:-translate-y-1/2"
      />
    </section>
  );
}
