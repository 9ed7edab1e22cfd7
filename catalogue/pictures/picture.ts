/** The eight views in the order of the 360° viewer. */
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

/** One of the eight views: docs/spec/models.md#model-page. */
export type View = (typeof views)[number];

/** Widths in pixels of every view. */
export const viewWidths = [640, 960, 1280] as const;

/** The size of the views of a car. */
export const viewFrame = { width: 1280, height: 720, widths: viewWidths } as const;

/** A picture that ships with the product, in several widths, as AVIF and as WebP, as the generated lists have it. */
export interface ListedPicture {
  /** Its path below studio/pictures, without width and extension. */
  path: string;
  /** The largest size in pixels; smaller ones have the same aspect ratio. */
  width: number;
  height: number;
  /** Widths in pixels that exist on disk, smallest first. */
  widths: readonly number[];
  /** A tiny version as a data URL, shown until the picture has loaded. */
  preview: string;
}

/** A picture with its alternative text. */
export interface Picture extends ListedPicture {
  /** A description of what the picture shows. */
  alt: string;
}

/** A view of a model in a color; the wheels are on the same row in all eight views. */
export interface ListedView extends ListedPicture {
  /** The pixel row under the wheels in the largest size, counted from the top. */
  wheelLine: number;
}

/** The existing pictures of one model; views and shots may be missing. */
interface PicturesOf<OneView, OneShot> {
  /** By color name, then by view. */
  views: Readonly<Record<string, Readonly<Partial<Record<View, OneView>>>>>;
  /** By name: heroWide, heroTall, those of the gallery and of the cabin. */
  shots: Readonly<Record<string, OneShot>>;
  /** The front seats by interior name. */
  seats: Readonly<Record<string, OneShot>>;
}

/** A model's pictures as its generated list has them. */
export type ListedPictures = PicturesOf<ListedView, ListedPicture>;
/** A model's pictures with their alternative texts. */
export type VehiclePictures = PicturesOf<ListedView & Picture, Picture>;

/** The first path segment of picture URLs. */
export const picturesSegment = 'pictures';

/** The path of a picture's file below studio/pictures. */
export const pictureFile = (
  picture: Pick<Picture, 'path'>,
  width: number,
  format: 'avif' | 'webp',
) => `${picture.path}-${width}.${format}`;

/** The URL of a picture in one of its widths, absolute within the site. */
export const pictureUrl = (...file: Parameters<typeof pictureFile>) =>
  `/${picturesSegment}/${pictureFile(...file)}`;

/** The value of `srcset` with all widths of a picture in one format. */
export const pictureSrcSet = (picture: Pick<Picture, 'path' | 'widths'>, format: 'avif' | 'webp') =>
  picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
