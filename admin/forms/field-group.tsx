import type { ReactNode } from 'react';

/** A group of fields, side by side if there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-4 first:border-0 first:pt-0">
      <legend className="float-start mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Fields that span the full width of a group. */
export function WholeWidth({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:col-span-2">{children}</div>;
}
