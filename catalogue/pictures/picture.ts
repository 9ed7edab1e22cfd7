/** The eight views by the documents' names, in the order in which a car turns. */
export const views = [
  'front',
  'frontLeftQuarter',
  'leftSide',
  'rearLeftQuarter',
  'rear',
  'rearRightQuarter',
  'rightSide',
  'frontRightQuarter',
] as const;

/** One of the eight views (document 2, section 6). */
export type View = (typeof views)[number];

/** Widths in pixels that every view is cut to. */
export const viewWidths = [640, 960, 1280] as const;

/** A picture that ships with the product, in several widths, as AVIF and as WebP. */
export interface Picture {
  /** Its path below studio/pictures, without width and ending. */
  path: string;
  /** The largest size in pixels; the smaller ones have the same proportions. */
  width: number;
  height: number;
  /** Widths in pixels that are on disk, the smallest first. */
  widths: readonly number[];
  /** What can be seen, in words. */
  alt: string;
  /** A few pixels of it as a data address, to stand there until it has loaded. */
  preview: string;
}

/** A view of a model in a colour, on which the wheels stand on the same row in all eight views. */
export interface ViewPicture extends Picture {
  /** The row that the wheels stand on in the largest size, counted from the top. */
  wheelLine: number;
}

/** What is there of one model; a view or a shot that was never made is missing. */
export interface VehiclePictures {
  /** By the colour's name, then by the view's. */
  views: Readonly<Record<string, Readonly<Partial<Record<View, ViewPicture>>>>>;
  /** By name: heroWide, heroTall, the gallery's and the cabin's. */
  shots: Readonly<Record<string, Picture>>;
  /** The front seats, by the interior's name. */
  seats: Readonly<Record<string, Picture>>;
}

/** The first segment of the addresses that pictures have. */
export const picturesSegment = 'pictures';

/** Where a picture's file lies below studio/pictures. */
export const pictureFile = (
  picture: Pick<Picture, 'path'>,
  width: number,
  format: 'avif' | 'webp',
) => `${picture.path}-${width}.${format}`;

/** The address of a picture in one of its widths, absolute within the site. */
export const pictureUrl = (...file: Parameters<typeof pictureFile>) =>
  `/${picturesSegment}/${pictureFile(...file)}`;

/** All widths of a picture in one format, as the attribute `srcset` takes them. */
export const pictureSrcSet = (picture: Pick<Picture, 'path' | 'widths'>, format: 'avif' | 'webp') =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
