import { type ReactNode, useId } from 'react';

/** A titled section of the application with two columns of fields, or one on narrow windows. */
export function FieldGroup({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t border-graphite-950 pt-6 pb-12 md:pt-8 md:pb-16"
    >
      <h2 id={id} className="text-2xl font-semibold tracking-tight md:text-3xl">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-prose text-graphite-700">{text}</p>}
      <div className="mt-6 grid content-start gap-5 sm:grid-cols-2 md:mt-8">{children}</div>
    </section>
  );
}

/** A field that spans both columns. */
export function Wide({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`sm:col-span-2 ${className}`}>{children}</div>;
}
