import { type SoldTrim, soldTrims } from './trims.ts';

/** Finds the trim for the address parameter `vehicle`: a trim's id, or a model's slug for its default trim. */
export function findTrimByAddress(address: string | null): SoldTrim | undefined {
  const wanted = address?.toLowerCase();
  return (
    soldTrims.find(({ trim }) => trim.id === wanted) ??
    soldTrims.find(({ vehicle }) => vehicle.slug === wanted)
  );
}

/** Finds a trim by its label in bookings. */
export function findTrimByLabel(label: string | undefined): SoldTrim | undefined {
  return soldTrims.find((sold) => sold.label === label);
}
