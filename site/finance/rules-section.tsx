import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { ArrowLink } from '../layout/links.tsx';
import { SampleMark } from '../published/sample-mark.tsx';
import type { Illustration } from './illustration.ts';

/** The rules that the plan follows, with their date and source. */
export function RulesSection({
  illustration: { rules, tariffs },
  vehicle,
}: {
  illustration: Illustration;
  vehicle: string;
}) {
  return (
    <section className="bg-white px-5 py-14 md:px-10 md:py-20 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-10 lg:px-16">
      {rules && (
        <>
          <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">
            The rules behind it {rules.isSample && <SampleMark />}
          </h2>
          <div>
            <p className="mt-4 max-w-prose text-graphite-700 md:text-lg lg:mt-2">
              {rules.label}, in force since {formatDayInPakistan(rules.from)}.
            </p>
            <p className="mt-2 max-w-prose text-graphite-600">
              Source:{' '}
              {rules.sourceUrl ? (
                <a
                  href={rules.sourceUrl}
                  rel="noopener nofollow"
                  className="underline underline-offset-4"
                >
                  {rules.sourceTitle}
                </a>
              ) : (
                rules.sourceTitle
              )}
            </p>
            {tariffs && (
              <p className="mt-2 max-w-prose text-graphite-600">
                Charges on the road follow these tariffs: {tariffs}.
              </p>
            )}
          </div>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-x-8 lg:col-start-2">
        <ArrowLink to={`/on-road-price?vehicle=${vehicle}`}>On-Road Price of this car</ArrowLink>
        <ArrowLink to={`/book-now?vehicle=${vehicle}`}>Book this car</ArrowLink>
      </p>
    </section>
  );
}
