import type { Feature } from '#catalogue/features/features.ts';
import { ButtonLink } from '#ui/button.tsx';

/** What to try and to ask on a test drive. */
export function FeatureTries({
  feature: { tries },
  from,
}: {
  feature: Feature;
  /** The slug of the model that the visitor came from, which the form preselects. */
  from: string | undefined;
}) {
  const testDrive = from ? `/test-drive?vehicle=${from}` : '/test-drive';
  return (
    <section className="bg-paper-deep px-5 py-16 md:grid md:grid-cols-12 md:gap-x-10 md:px-10 md:py-28 lg:px-16">
      <div className="md:col-span-5">
        <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">Try it yourself</h2>
        <p className="mt-4 max-w-sm text-graphite-700 md:text-lg">
          Equipment depends on the model and its trim. On a test drive, the dealer shows you what
          yours has.
        </p>
        <p className="mt-8 max-md:hidden">
          <ButtonLink to={testDrive}>Book a Test Drive</ButtonLink>
        </p>
      </div>
      <ol className="mt-8 md:col-span-7 md:mt-0 lg:col-span-6 lg:col-start-7">
        {tries.map((text, index) => (
          <li
            key={text}
            className="flex gap-5 border-t border-graphite-300 py-5 last:border-b md:gap-8 md:py-7"
          >
            <span aria-hidden="true" className="tabular text-graphite-600 md:text-xl">
              {index + 1}
            </span>
            <span className="text-lg text-pretty md:text-2xl md:leading-snug">{text}</span>
          </li>
        ))}
      </ol>
      <p className="mt-8 md:hidden">
        <ButtonLink to={testDrive} className="w-full">
          Book a Test Drive
        </ButtonLink>
      </p>
    </section>
  );
}
