import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { Vehicle } from '#catalogue/vehicles.ts';
import * as words from '#words/site/features';

/** The query parameter of a feature page with the slug of the model that the visitor came from. */
export const fromParameter = 'from';

/** The address of a feature page that leads back to a model. */
export const buildFeatureLink = (feature: string, from?: string) =>
  `/features/${feature}${from ? `?${fromParameter}=${from}` : ''}`;

/** The way back to the model that the visitor came from, or to all models. */
export function BackToModel({ model }: { model: Pick<Vehicle, 'slug' | 'label'> | undefined }) {
  return (
    <Link
      to={model ? `/models/${model.slug}#features` : '/models'}
      className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {model ? words.backTo(model.label) : words.allModels}
    </Link>
  );
}
