import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { Button } from '#ui/button.tsx';
import * as words from '#words/site/finance';
import * as onRoadWords from '#words/site/on-road';
import type { PriceFormData } from '../on-road/price-choice.ts';
import { PriceFields } from '../on-road/price-fields.tsx';
import { QueryForm } from '../on-road/query-form.tsx';
import { CarHead } from '../vehicles/car-head.tsx';
import { Assumptions } from './finance-head.tsx';
import { KindExamples, KindRows } from './kind-choice.tsx';
import type { loadQuestion } from './load-question.ts';

/** The page before a kind of finance is chosen. */
export function KindQuestion({
  query,
  form,
  slug = 'haval-h6',
  title,
  months,
  isSample,
  refusal,
  assumptions,
  cap,
  examples,
}: { query: string } & Awaited<ReturnType<typeof loadQuestion>>) {
  return (
    <>
      <CarHead
        title={words.pageTitle}
        text={words.introduction}
        picture={stagedShot(slug, 'heroWide')}
        tall={stagedShot(slug, 'heroTall')}
      >
        <CarForm {...form} />
      </CarHead>
      {examples.length === 0 ? (
        <>
          {refusal && (
            <p className="bg-paper px-5 pt-10 text-xl font-semibold tracking-tight md:px-10 md:text-3xl lg:px-16 lg:pt-14">
              {title && <span className="block font-normal text-graphite-600">{title}</span>}
              {refusal}
            </p>
          )}
          <KindRows query={query} />
        </>
      ) : (
        <section className="bg-paper px-5 pt-6 md:px-10 md:pt-10 lg:px-16 lg:pt-14">
          <h2 className="mb-5 text-xl leading-tight font-semibold tracking-tight md:mb-8 md:text-3xl">
            {onRoadWords.forExample}{' '}
            <span className="max-md:block">{words.titleAndTerm(title, months)}</span>
          </h2>
          <KindExamples examples={examples} query={query} />
          <p className="mt-2 max-w-prose text-graphite-600 md:mt-10">{cap}</p>
          <Assumptions assumptions={assumptions} className="mt-4 max-w-prose text-graphite-600" />
        </section>
      )}
      <div className="bg-paper px-5 pt-3 pb-12 md:px-10 md:pb-20 lg:px-16">
        <p className="max-w-prose text-sm text-graphite-600">
          {words.illustrations}
          {isSample && ` ${words.sampleFigures}`}
        </p>
      </div>
    </>
  );
}

/** The car and the city of the examples. */
const CarForm = (form: PriceFormData) => (
  <QueryForm
    action="/finance"
    className="mt-4 max-w-lg md:mt-6 [&_label]:text-graphite-300 [&_p]:text-bad-bright"
  >
    <PriceFields {...form} look="onDark" />
    <noscript>
      <Button type="submit" variant="outline-on-dark" className="mt-4 w-full">
        {words.showInstalments}
      </Button>
    </noscript>
  </QueryForm>
);
