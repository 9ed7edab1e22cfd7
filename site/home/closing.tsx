import { ButtonLink } from '#ui/button.tsx';
import type { PhotoPair } from '../vehicles/photo.ts';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';

/** The end of the home page, with links to the dealer finder and the test drive form. */
export function Closing({ photo }: { photo: PhotoPair }) {
  return (
    <section className="relative overflow-hidden bg-paper lg:flex lg:min-h-[44rem]">
      <div className="relative z-10 px-5 pt-20 pb-12 md:px-10 md:pt-28 lg:px-16">
        <h2 className="max-w-2xl text-4xl font-semibold tracking-tight md:text-6xl lg:max-w-xl">
          The best way to know a car is to drive it.
        </h2>
        <div className="mt-10 flex flex-col gap-3 sm:flex-row">
          <ButtonLink to="/find-a-dealer">Find a Dealer</ButtonLink>
          <ButtonLink to="/test-drive" variant="outline">
            Book a Test Drive
          </ButtonLink>
        </div>
      </div>
      {/* The car is to the right of the text, which is on the sky. */}
      <VehiclePhoto
        photo={photo.wide}
        tall={photo.tall}
        body="crossover"
        sizes="(width >= 64rem) 100vw, 135vw"
        className="aspect-4/3 w-full lg:absolute lg:inset-0 lg:aspect-auto lg:h-full [&_img]:object-[72%_50%]"
      />
    </section>
  );
}
