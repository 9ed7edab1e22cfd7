import { type SoldTrim, soldTrims } from './trims.ts';

/** The trim of a price list's id; of a model's slug, the trim that stands for the model. */
export function trimByAddress(address: string | null): SoldTrim | undefined {
  const wanted = address?.toLowerCase();
  return (
    soldTrims.find(({ trim }) => trim.id === wanted) ??
    soldTrims.find(({ vehicle }) => vehicle.slug === wanted)
  );
}

/** The trim that a booking names so. */
export function trimByLabel(label: string | undefined): SoldTrim | undefined {
  return soldTrims.find((sold) => sold.label === label);
}
