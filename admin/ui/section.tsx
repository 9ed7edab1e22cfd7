import type { ReactNode } from 'react';
import { buildDirection } from '#contract/format/direction.ts';
import { isolateNumbers } from '#ui/isolate-numbers.tsx';

interface SectionProps {
  title: string;
  /** Only printed: on the screen the form shows the same. */
  isPrinted?: boolean | undefined;
  children: ReactNode;
}

/** A titled section of a record's details; contains Facts. */
export function Section({ title, isPrinted = false, children }: SectionProps) {
  return (
    <section
      className={`border-t border-line py-4 first:border-0 first:pt-0 ${isPrinted ? 'hidden print:block' : ''}`}
    >
      <h3 className="mb-2 font-semibold">{title}</h3>
      <dl className="grid grid-cols-[6.75rem_minmax(0,1fr)] items-baseline gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)] gap-y-0.5 2xl:grid-cols-[9.5rem_minmax(0,1fr)]">
        {children}
      </dl>
    </section>
  );
}

const isMissing = (value: ReactNode) => value === null || value === undefined || value === '';

interface FactProps<Value> {
  label: string;
  /** Only printed: something else on the screen shows the same. */
  isPrinted?: boolean | undefined;
  /** Only on the screen: on paper it is of no use. */
  isOnScreen?: boolean;
  children: Value;
}

const showValue = (value: ReactNode): ReactNode =>
  typeof value === 'string' ? isolateNumbers(value) : value;

/** A label with its value; an empty value is a dash. */
export function Fact(props: FactProps<ReactNode>) {
  const { label, isPrinted = false, isOnScreen = false, children } = props;
  const shown = isOnScreen ? 'contents print:hidden' : 'contents';
  return (
    <div className={isPrinted ? 'hidden print:contents' : shown}>
      <dt className="py-0.5 text-ink-soft">{label}</dt>
      <dd
        {...buildDirection(typeof children === 'string' ? children : null)}
        className="py-0.5 wrap-anywhere empty:before:content-['—']"
      >
        {isMissing(children) ? '—' : showValue(children)}
      </dd>
    </div>
  );
}

/** A field that no form sends: hidden if it is empty. */
export function FilledFact({ children, ...fact }: FactProps<string | null>) {
  return isMissing(children) ? null : (
    <Fact {...fact}>
      <Lines>{children}</Lines>
    </Fact>
  );
}

/** A text with its line breaks. */
export function Lines({ children }: { children: string | null }) {
  return (
    children && (
      <p {...buildDirection(children)} className="whitespace-pre-line">
        {isolateNumbers(children)}
      </p>
    )
  );
}
