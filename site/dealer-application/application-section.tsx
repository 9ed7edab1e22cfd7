import { type ReactNode, useId } from 'react';

/** A numbered section of the application. On desktop its title stays beside its fields. */
export function ApplicationSection({
  number,
  title,
  text,
  children,
}: {
  number: number;
  title: string;
  /** One sentence that describes the section. */
  text: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-graphite-200 py-10 not-first:border-t first:pt-4 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:py-16"
    >
      <div className="mb-7 lg:col-span-4 lg:mb-0">
        <div className="flex gap-4 lg:sticky lg:top-28 lg:block">
          <p
            aria-hidden="true"
            className="tabular text-4xl leading-none font-medium tracking-tight text-graphite-300 lg:text-6xl"
          >
            {number}
          </p>
          <div className="lg:mt-5">
            <h2 id={id} className="text-xl font-semibold tracking-tight lg:text-3xl">
              {title}
            </h2>
            <p className="mt-1 max-w-xs text-sm text-graphite-600 lg:mt-2 lg:text-base">{text}</p>
          </div>
        </div>
      </div>
      <div className="grid content-start gap-5 sm:grid-cols-2 lg:col-span-8">{children}</div>
    </section>
  );
}
