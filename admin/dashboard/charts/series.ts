import { screens } from '../../screens.ts';

/** One layer of a stacked bar chart. */
export interface Series {
  key: string;
  label: string;
  color: string;
}

/** The color of a chart with one layer. */
export const chartBlue = 'light-dark(#2f6bd6, #6fa2ff)';

/**
 * The colors of layers, in light and dark mode: clearer than those of badges, whose text is dark. Each has a contrast of
 * at least 3:1 with the panel, and differs from its neighbors in hue.
 */
const layerColors: Partial<Record<string, string>> = {
  blue: chartBlue,
  green: 'light-dark(#26905c, #58c690)',
  violet: 'light-dark(#8a5cd6, #b596f5)',
  amber: 'light-dark(#c2740a, #f0ad4e)',
  teal: 'light-dark(#158996, #55c3cc)',
  pink: 'light-dark(#cf4b92, #f086bd)',
  grey: 'light-dark(#7d8794, #9aa4b1)',
};

/** The request types, in stacking order from the bottom. */
export const requestSeries: readonly Series[] = screens.flatMap(({ path, title, color = '' }) => {
  const fill = layerColors[color];
  return fill ? [{ key: path.slice(1), label: title, color: fill }] : [];
});
