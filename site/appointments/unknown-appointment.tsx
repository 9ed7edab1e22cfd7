import { ButtonLink } from '#ui/button.tsx';

/** The page of a link that leads to no appointment. */
export function UnknownAppointment() {
  return (
    <div className="studio on-dark flex min-h-[70svh] flex-col items-start justify-center px-5 py-20 text-white md:px-10 lg:px-16">
      <h1 className="title">This link does not work</h1>
      <p className="mt-4 max-w-md text-graphite-300">
        It is not complete, or the appointment that it belonged to is no longer there. Please open
        the link in our latest email to you again, or call the dealership.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/find-a-dealer">Find a Dealer</ButtonLink>
        <ButtonLink to="/test-drive" variant="outline-on-dark">
          Book a Test Drive
        </ButtonLink>
      </div>
    </div>
  );
}
