import 'leaflet/dist/leaflet.css';
import '#ui/map/map.css';
import './dealers-map.css';
import { divIcon, latLngBounds, marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { pakistan } from '#catalogue/map/pakistan.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import { pakistanBounds } from '#contract/dealers/dealers-admin.ts';
import type { MapTiles } from '#contract/site/site-config.ts';
import { makeMap } from '#ui/map/make-map.ts';

/** The closest zoom for a few dealers of one city. */
const maxZoom = 11;
const padding: [number, number] = [40, 40];
const { south, north, west, east } = pakistanBounds;
const country = latLngBounds([south, west], [north, east]);

interface DealersMapProps {
  dealers: readonly Dealer[];
  /** Whether these are all dealers: the map shows the whole country. */
  areAll: boolean;
  tiles: MapTiles | null;
  onChoose: (dealer: Dealer) => void;
}

/** Builds the mark of a dealer: green if it is active. */
const buildIcon = (isActive: boolean) =>
  divIcon({
    className: `dealer-mark ${isActive ? 'dealer-mark-active' : ''}`,
    iconSize: [24, 24],
  });

/** A map with a mark for each dealer, which chooses it by click or Enter. */
export function DealersMap({ dealers, areAll, tiles, onChoose }: DealersMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const latestChoose = useRef(onChoose);
  useEffect(() => {
    latestChoose.current = onChoose;
  });
  useEffect(() => {
    if (!frame.current) return;
    const map = makeMap(frame.current, { tiles, land: pakistan });
    for (const dealer of dealers) {
      const title = `${dealer.name}, ${dealer.city}`;
      marker(dealer, { icon: buildIcon(dealer.isActive), title })
        .on('click keypress', (event) => {
          const { key } = (event as { originalEvent?: Partial<KeyboardEvent> }).originalEvent ?? {};
          if (key === undefined || key === 'Enter') latestChoose.current(dealer);
        })
        .addTo(map);
    }
    if (areAll) map.fitBounds(country, { animate: false });
    else if (dealers.length > 0)
      map.fitBounds(latLngBounds([...dealers]), { padding, maxZoom, animate: false });
    return () => {
      map.remove();
    };
  }, [dealers, areAll, tiles]);
  return (
    <div
      ref={frame}
      role="application"
      aria-label="Map of the dealers"
      className="dealer-map dealers-map text-base"
    />
  );
}
