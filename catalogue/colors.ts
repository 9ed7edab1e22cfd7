import type { VehicleSlug } from './vehicles.ts';

/** The name of a paint or a material, and its approximate color for swatches. */
export interface Color {
  name: string;
  /** #rrggbb in lower case. */
  hex: string;
}

/** An interior with the colors of its main parts, seats first. */
export interface Interior {
  name: string;
  parts: readonly Color[];
}

interface Palette {
  /** The first is the model's default, shown until a color is chosen. */
  exterior: readonly Color[];
  interior: readonly Interior[];
}

const black = { name: 'Onyx Black', hex: '#101214' };

const interior = (name: string, seats: string, dashboard: string, trim: string): Interior => ({
  name,
  parts: [
    { name: 'Seats', hex: seats },
    { name: 'Dashboard', hex: dashboard },
    { name: 'Trim', hex: trim },
  ],
});

const nordicWhite = interior('Nordic White', '#e6e2da', '#2a2c30', '#b9b4aa');
const pureBlack = interior('Pure Black', '#17181b', '#101113', '#3a3d42');
const tanBrown = interior('Tan Brown', '#8a5a3b', '#1d1b1a', '#5e4635');

/**
 * The colors of each model. The H6's are prescribed (docs/spec/models.md#colors); those of the other
 * models are chosen to match.
 */
export const palettes: Record<VehicleSlug, Palette> = {
  'haval-h6': {
    exterior: [
      { name: 'Burgundy', hex: '#5c1220' },
      black,
      { name: 'Stealth Grey', hex: '#5a5f66' },
      { name: 'Ivory White', hex: '#ece7dc' },
    ],
    interior: [nordicWhite, pureBlack, tanBrown],
  },
  'haval-h6-hev': {
    exterior: [
      { name: 'Deep Teal', hex: '#12454d' },
      { name: 'Glacier White', hex: '#e8ecef' },
      { name: 'Moonlight Silver', hex: '#b4bac0' },
      { name: 'Storm Grey', hex: '#666c73' },
      black,
    ],
    interior: [pureBlack, nordicWhite],
  },
  'haval-h6-phev': {
    exterior: [
      { name: 'Aurora Blue', hex: '#1c3d6c' },
      { name: 'Pearl White', hex: '#efece6' },
      { name: 'Sage Green', hex: '#5d6d60' },
      { name: 'Graphite Grey', hex: '#3f444a' },
      black,
    ],
    interior: [tanBrown, pureBlack],
  },
  'haval-jolion': {
    exterior: [
      { name: 'Coral Red', hex: '#a41f2a' },
      { name: 'Polar White', hex: '#eef0f0' },
      { name: 'Ocean Blue', hex: '#1e588a' },
      { name: 'Titanium Grey', hex: '#70767c' },
      black,
    ],
    interior: [pureBlack, nordicWhite],
  },
  'haval-jolion-hev': {
    exterior: [
      { name: 'Emerald Green', hex: '#1d5745' },
      { name: 'Polar White', hex: '#eef0f0' },
      { name: 'Ice Blue', hex: '#9db7c5' },
      { name: 'Slate Grey', hex: '#4d5359' },
      black,
    ],
    interior: [nordicWhite, pureBlack],
  },
  'ora-03': {
    exterior: [
      { name: 'Mint Green', hex: '#a6cdbd' },
      { name: 'Cream White', hex: '#f2ebdb' },
      { name: 'Sky Blue', hex: '#9ac1da' },
      { name: 'Blush Pink', hex: '#e2b6af' },
      { name: 'Charcoal', hex: '#2f3236' },
    ],
    interior: [
      interior('Cream', '#e9dfcc', '#cfd9d2', '#b8895a'),
      interior('Graphite', '#2a2c30', '#1b1c1f', '#8c9096'),
    ],
  },
  'ora-07': {
    exterior: [
      { name: 'Rose Dusk', hex: '#8a575c' },
      { name: 'Starlight White', hex: '#f0efeb' },
      { name: 'Aurora Green', hex: '#2d5c51' },
      { name: 'Lunar Grey', hex: '#83888d' },
      black,
    ],
    interior: [
      interior('Pearl', '#e4ddd6', '#3a3335', '#b08d6e'),
      interior('Midnight', '#191b22', '#111318', '#6a6f7d'),
    ],
  },
  'tank-500': {
    exterior: [
      { name: 'Basalt Grey', hex: '#4a4e52' },
      { name: 'Summit White', hex: '#ebe9e3' },
      { name: 'Desert Sand', hex: '#9e8d71' },
      { name: 'Forest Green', hex: '#2a392f' },
      black,
    ],
    interior: [
      interior('Saddle Brown', '#7a4a2b', '#1a1816', '#9a7b54'),
      interior('Pure Black', '#17181b', '#101113', '#3a3d42'),
    ],
  },
};
