import { type ReactNode, useId } from 'react';

/**
 * A section of the booking form with its title beside it. On phones the form is one block and the titles
 * are for screen readers only.
 */
export function BookingSection({
  title,
  text,
  children,
}: {
  title: string;
  /** One sentence that describes the section. */
  text: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="pb-5 md:border-t md:border-graphite-200 md:py-12 md:first:border-t-0 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:py-16"
    >
      <div className="max-md:sr-only md:mb-7 lg:col-span-4 lg:mb-0">
        <h2 id={id} className="text-2xl font-semibold tracking-tight lg:text-3xl">
          {title}
        </h2>
        <p className="mt-2 max-w-xs text-graphite-600">{text}</p>
      </div>
      <div className="grid content-start gap-5 sm:grid-cols-2 lg:col-span-8">{children}</div>
    </section>
  );
}
