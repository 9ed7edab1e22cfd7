import { models, type Spec } from '#catalogue/models/models.ts';
import type { VehicleSlug } from '#catalogue/vehicles.ts';

/** A figure that sums up a model. */
export type KeyFigure = Pick<Spec, 'value' | 'label'>;

/** Lists a model's most important figures: the first three of its page. For loaders: it knows all models. */
export const listKeyFigures = (slug: VehicleSlug): KeyFigure[] =>
  models[slug].specs.slice(0, 3).map(({ value, label, cardLabel = label }) => ({
    value,
    label: cardLabel,
  }));
