import type { Dealer } from '#contract/dealers.ts';
import { dealerServices } from '#contract/dealers-admin.ts';
import { FormCheckbox } from '../forms/form-fields.tsx';

/** What a dealer offers: the usual services, and whatever else the dealer has. */
export function ServicesField({ record }: { record: Dealer | null }) {
  const services = new Set<string>([...dealerServices, ...(record?.services ?? [])]);
  return (
    <div className="grid grid-cols-2 gap-x-4 sm:col-span-2 sm:grid-cols-4">
      {[...services].map((service) => (
        <FormCheckbox key={service} label={service} name="services" value={service} />
      ))}
    </div>
  );
}
