import { type ReactNode, useId } from 'react';

/** A titled group of fields below a thin line. */
export function FormSection({
  title,
  anchor,
  children,
}: {
  title: string;
  /** The id of the section, for links to it. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="border-graphite-200 py-8 not-first:border-t first:pt-0 lg:first:pt-8 lg:border-t"
    >
      <h2 id={id} className="mb-5 text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}
