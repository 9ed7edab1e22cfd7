import { Check } from 'lucide-react';
import { jobApplication } from '#contract/leads/job-application.ts';
import * as words from '#words/site/job-application';

/** The required fields, in the order of the form. */
const requiredFields = [
  'firstName',
  'lastName',
  'phone',
  'cnic',
  'selectedEmploymentStatus',
  'cvFile',
  'agreeToShare',
] as const satisfies (keyof typeof jobApplication.labels)[];

type RequiredField = (typeof requiredFields)[number];

const isGiven = (value: unknown) =>
  value instanceof File ? value.name !== '' : typeof value === 'string' && value.trim() !== '';

/** Returns the required fields that are filled in. */
export const findGivenFields = (readContent: (field: string) => unknown): RequiredField[] =>
  requiredFields.filter((name) => isGiven(readContent(name)));

/** The required fields as links, ticked once they are filled in. */
export function Checklist({ given }: { given: readonly RequiredField[] }) {
  return (
    <section aria-labelledby="checklist-title">
      <h2 id="checklist-title" className="flex items-baseline justify-between gap-4 font-semibold">
        {words.whatWeNeed}
        <span className="tabular text-sm font-normal text-graphite-600">
          {words.givenOf(given.length, requiredFields.length)}
        </span>
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 border-t border-graphite-300 lg:grid-cols-1">
        {requiredFields.map((field) => (
          <Item
            key={field}
            field={field}
            label={jobApplication.labels[field]}
            isGiven={given.includes(field)}
          />
        ))}
      </ul>
      <p className="mt-4 max-w-sm text-sm text-graphite-700">{words.restIsOptional}</p>
    </section>
  );
}

function Item({ field, label, isGiven }: { field: string; label: string; isGiven: boolean }) {
  return (
    <li className="border-b border-graphite-200">
      <a
        href={`#${field}`}
        className="flex min-h-11 items-center gap-3 no-underline hover:underline"
      >
        <span
          aria-hidden="true"
          className={`flex size-5 shrink-0 items-center justify-center rounded-full border transition-colors ${isGiven ? 'border-graphite-950 bg-graphite-950 text-white' : 'border-graphite-400'}`}
        >
          {isGiven && <Check strokeWidth={3} className="size-3" />}
        </span>
        <span className={isGiven ? 'text-graphite-600' : 'font-medium'}>
          {label}
          {isGiven && <span className="sr-only">{words.isDone}</span>}
        </span>
      </a>
    </li>
  );
}
