import { type Still, still, stills } from '#catalogue/pictures/decorations.ts';

/** A picture without a car, for the top of a page. */
interface PageStill {
  name: Still;
  /** The rendered size, before scaling to the widths. */
  size: string;
  samples: number;
  widths: readonly number[];
}

const samples: Record<Still, number> = { workshop: 22, skyline: 20, paint: 24 };

/** The stills of pages; their scenes are in stills/. */
export const pageStills: readonly PageStill[] = stills.map((name) => ({
  name,
  size: '2560x1200',
  samples: samples[name],
  widths: still(name).widths,
}));
