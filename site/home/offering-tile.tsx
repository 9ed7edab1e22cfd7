import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import { findVehicle, type VehicleSlug } from '#catalogue/vehicles.ts';
import { PageLink } from '#ui/page-link.tsx';
import { useCardOverlay } from '../vehicles/use-card-overlay.ts';
import type { VehicleView } from '../vehicles/vehicle-drawing.tsx';
import { VehiclePhoto } from '../vehicles/vehicle-photo.tsx';
import type { HomeModel } from './home-page.ts';

/** Models that share a drawing show different ends of it until they have pictures. */
const drawingViews: Partial<Record<VehicleSlug, VehicleView>> = {
  'haval-h6-hev': 'front',
  'haval-h6-phev': 'rear',
  'haval-jolion-hev': 'front',
};

/**
 * A model with a link to its page, and its price below the picture. On hover and on focus the price moves over the
 * picture; Escape moves it back.
 */
export function OfferingTile({ model: { slug, price, tile } }: { model: HomeModel }) {
  const { label, category, body } = findVehicle(slug);
  const { isDismissed, handlers } = useCardOverlay();
  return (
    <article {...handlers} className="offering group">
      <h3>
        <PageLink to={`/models/${slug}`}>{label}</PageLink>
      </h3>
      <p className="offering-category">{category}</p>
      <div className="offering-stage tile-studio">
        <VehiclePhoto
          photo={tile}
          body={body}
          drawingView={drawingViews[slug]}
          sizes="(width >= 80rem) 30vw, 60vw"
          className="tile-picture"
        />
      </div>
      <div className="offering-price" data-dismissed={isDismissed || undefined}>
        <p className="offering-price-label">{exFactoryLabel(price.isSample)}</p>
        <p className="offering-price-words">{price.words}</p>
      </div>
    </article>
  );
}
