/** The mark in a size and shape that some browser or phone asks for; made with the build. */
export interface AppIcon {
  /** Its name in the site's root. */
  file: string;
  sizePx: number;
  /** 'full' reaches the edges: phones cut their own shape out of it. */
  shape: 'rounded' | 'full';
}

/** Where iPhones look for it. */
export const touchIcon: AppIcon = { file: 'apple-touch-icon.png', sizePx: 180, shape: 'full' };

/** The icons of the web manifest. */
export const manifestIcons: readonly AppIcon[] = [
  { file: 'icon-192.png', sizePx: 192, shape: 'rounded' },
  { file: 'icon-512.png', sizePx: 512, shape: 'rounded' },
  { file: 'icon-maskable-512.png', sizePx: 512, shape: 'full' },
];

/** What browsers that know no SVG icon ask for unasked. */
export const legacyIcon = { file: 'favicon.ico', sizesPx: [16, 32, 48] } as const;
