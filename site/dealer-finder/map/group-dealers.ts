import Supercluster from 'supercluster';
import type { Dealer } from '#contract/dealers/dealers.ts';
import type { Place } from '#contract/format/distance.ts';

/** Markers closer than this would overlap. */
const radiusPx = 40;
/** The size of the world at zoom 0, on which the radius is based. */
const worldPx = 256;
const everywhere: [number, number, number, number] = [-180, -85, 180, 85];

/** A marker for one dealer, or for several that would overlap at this zoom. */
export interface Group extends Place {
  /** Depends on the dealers only, not on the zoom. */
  key: string;
  dealers: readonly Dealer[];
  /** The first zoom at which the group splits. */
  expansionZoom: number;
}

/** Returns the groups of dealers at a zoom. */
export type GetGroups = (zoom: number) => Group[];

/** Indexes dealers so that they can be grouped at any zoom. */
export function groupDealers(dealers: readonly Dealer[]): GetGroups {
  const index = new Supercluster<{ dealer: Dealer }>({
    radius: radiusPx,
    extent: worldPx,
    maxZoom: 17,
  });
  index.load(
    dealers.map((dealer) => ({
      type: 'Feature',
      properties: { dealer },
      geometry: { type: 'Point', coordinates: [dealer.lng, dealer.lat] },
    })),
  );
  return (zoom) =>
    index.getClusters(everywhere, zoom).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      const isCluster = 'cluster_id' in properties;
      const members = isCluster
        ? index.getLeaves(properties.cluster_id, Infinity).map((leaf) => leaf.properties.dealer)
        : [properties.dealer];
      const expansionZoom = isCluster ? index.getClusterExpansionZoom(properties.cluster_id) : zoom;
      const ids = members.map(({ _id }) => _id).sort();
      return { key: ids.join(), lat, lng, dealers: members, expansionZoom };
    });
}
