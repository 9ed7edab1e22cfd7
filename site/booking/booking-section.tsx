import { type ReactNode, useId } from 'react';

/** A section of the booking form with its title beside it; above it on narrow windows. */
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
      className="border-graphite-200 py-8 not-first:border-t first:pt-0 md:py-12 md:first:pt-8 lg:grid lg:grid-cols-12 lg:gap-x-10 lg:py-16"
    >
      <div className="mb-6 md:mb-7 lg:col-span-4 lg:mb-0">
        <h2 id={id} className="text-2xl font-semibold tracking-tight lg:text-3xl">
          {title}
        </h2>
        <p className="mt-1 text-graphite-600 md:mt-2 lg:max-w-xs">{text}</p>
      </div>
      <div className="grid content-start gap-5 sm:grid-cols-2 lg:col-span-8">{children}</div>
    </section>
  );
}
