import type { VehicleSlug } from '#catalogue/vehicles.ts';

/**
 * What hides a model's colours until one of its options, marked by `data-model`, is chosen. The
 * stylesheet does it, so that the choice works before script and without it. A browser that does not
 * know :has() drops these rules and shows the colours of all models under their names. They name the
 * class of what they hide: with '*' a browser would style the whole form anew with each letter typed.
 */
export const hiddenUnlessChosen: Record<VehicleSlug, string> = {
  'haval-h6': '[&:not(form:has([data-model=haval-h6]:checked)_.model-colours)]:hidden',
  'haval-h6-hev': '[&:not(form:has([data-model=haval-h6-hev]:checked)_.model-colours)]:hidden',
  'haval-h6-phev': '[&:not(form:has([data-model=haval-h6-phev]:checked)_.model-colours)]:hidden',
  'haval-jolion': '[&:not(form:has([data-model=haval-jolion]:checked)_.model-colours)]:hidden',
  'haval-jolion-hev':
    '[&:not(form:has([data-model=haval-jolion-hev]:checked)_.model-colours)]:hidden',
  'ora-03': '[&:not(form:has([data-model=ora-03]:checked)_.model-colours)]:hidden',
  'ora-07': '[&:not(form:has([data-model=ora-07]:checked)_.model-colours)]:hidden',
  'tank-500': '[&:not(form:has([data-model=tank-500]:checked)_.model-colours)]:hidden',
};

/** What is hidden as soon as any vehicle is chosen. */
export const hiddenOnceChosen = '[form:has([data-model]:checked)_&]:hidden';
