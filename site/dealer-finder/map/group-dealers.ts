import Supercluster from 'supercluster';
import type { Dealer } from '#contract/dealers.ts';
import type { Place } from '#contract/distance.ts';

/** Markers nearer than this would overlap. */
const radiusPx = 40;
/** The size of the map's world at zoom 0, by which the radius is measured. */
const worldPx = 256;
const everywhere: [number, number, number, number] = [-180, -85, 180, 85];

/** A marker: one dealer, or several that are one at this zoom. */
export interface Group extends Place {
  /** The same for the same dealers at any zoom. */
  key: string;
  dealers: readonly Dealer[];
  /** The first zoom at which it falls apart. */
  opensAt: number;
}

/** Dealers as a map of a zoom shows them: groups where their markers would overlap. */
export type GroupsAt = (zoom: number) => Group[];

/** Indexes dealers for `GroupsAt`. */
export function groupDealers(dealers: readonly Dealer[]): GroupsAt {
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
      const opensAt = isCluster ? index.getClusterExpansionZoom(properties.cluster_id) : zoom;
      const ids = members.map(({ _id }) => _id).sort();
      return { key: ids.join(), lat, lng, dealers: members, opensAt };
    });
}
