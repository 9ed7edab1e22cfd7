import { useLocation } from 'react-router';
import { type Taxpayer, taxpayerLabels } from '#contract/on-road/tariff-lines.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/fields.tsx';
import { sayFault } from '#words/site/forms/faults';
import { languageRoot } from '#words/site/layout';
import * as words from '#words/site/on-road';

const anchor = 'quote';

/** The choice that the quote freezes, as POST /quotes names it. */
export interface KeptChoice {
  vehicleId: string;
  cityId: string;
  /** '' for the city's province, and '' for today. */
  province: string;
  taxpayer: Taxpayer;
  date: string;
}

/** The errors of a form that was sent. */
type RefusedQuote = Exclude<Awaited<ReturnType<SiteContext['createQuote']>>, { url: string }>;

const fieldLabels = { name: words.keeperName, phone: words.keeperPhone } as const;

/** The form that freezes the shown price as a quote. It is sent without script, and leads to the quote's page. */
export function KeepPrice({
  choice,
  title,
  refused,
}: {
  choice: KeptChoice;
  /** 'Haval H6 1.5 in Lahore' */
  title: string;
  refused: RefusedQuote | undefined;
}) {
  const { search } = useLocation();
  const findError = (field: string) => {
    const error = refused?.errors?.find((one) => one.field === field);
    return error && sayFault(error);
  };
  return (
    <section
      id={anchor}
      className="on-dark bg-graphite-950 px-5 py-14 text-white md:px-10 md:py-24 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:px-16"
    >
      <div className="lg:col-span-5">
        <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">{words.keepTitle}</h2>
        <p className="mt-4 mb-8 max-w-prose text-graphite-300 md:text-lg">
          {words.keepIntroduction(title, taxpayerLabels[choice.taxpayer])}
        </p>
      </div>
      <form
        method="post"
        action={`${languageRoot}/on-road-price${search}#${anchor}`}
        className="rounded-panel bg-paper p-5 text-graphite-950 md:p-8 lg:col-span-7"
      >
        {refused && (
          <div className="mb-6">
            <ErrorSummary
              headline={sayFault(refused)}
              items={Object.entries(fieldLabels).flatMap(([field, label]) => {
                const message = findError(field);
                return message ? [{ id: field, label, message }] : [];
              })}
            />
          </div>
        )}
        {Object.entries(choice).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="name"
            label={fieldLabels.name}
            autoComplete="name"
            maxLength={100}
            defaultValue={refused?.values.name}
            error={findError('name')}
          />
          <TextField
            name="phone"
            type="tel"
            label={fieldLabels.phone}
            autoComplete="tel"
            maxLength={40}
            defaultValue={refused?.values.phone}
            error={findError('phone')}
          />
        </div>
        <Button type="submit" className="mt-6 w-full md:w-auto md:min-w-64">
          {words.keepPrice}
        </Button>
      </form>
    </section>
  );
}
