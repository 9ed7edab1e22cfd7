import { useState } from 'react';
import { preload } from 'react-dom';
import { pictureSrcSet, pictureUrl } from '#catalogue/pictures/picture.ts';
import type { Vehicle } from '#catalogue/vehicles.ts';
import * as words from '#words/site/vehicles';
import { ScriptedText } from '../layout/scripted-text.tsx';
import { NoImage, usePictureFailure } from './no-image.tsx';
import type { Photo, PhotoFiles } from './photo.ts';
import { buildWebpSource, chooseWindows, PictureSource } from './picture-sources.tsx';
import { VehicleDrawing, type VehicleView } from './vehicle-drawing.tsx';

/** Preloads a picture as AVIF. Browsers without AVIF load it when they reach the element. */
function preloadPhoto(photo: PhotoFiles, sizes: string, media?: string): void {
  preload(pictureUrl(photo, Math.min(...photo.widths), 'avif'), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: pictureSrcSet(photo, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media && { media }),
  });
}

/**
 * A vehicle's picture in the width that the layout needs, or a drawing of its body type if there is no
 * picture. While it loads, a blurred preview shows, and after a moment 'Loading...'; if it fails, 'No image'.
 */
export function VehiclePhoto({
  photo,
  tall,
  body,
  drawingView,
  sizes,
  className = '',
  fillsWindow = false,
  isFirstView = false,
  loading = isFirstView ? 'eager' : 'lazy',
}: {
  photo: Photo | undefined;
  /** Shown on phones and in upright windows up to 1000 px instead of `photo`, if it exists. */
  tall?: PhotoFiles | undefined;
  /** Whether the picture is as high as the window: then any upright window shows `tall`. */
  fillsWindow?: boolean;
  body: Vehicle['body'];
  drawingView?: VehicleView | undefined;
  /** The `sizes` attribute of the image. */
  sizes: string;
  className?: string;
  /** Loads with high priority; for the first visible picture of a page. */
  isFirstView?: boolean;
  /** Use `eager` for a picture that will be visible soon. */
  loading?: 'eager' | 'lazy';
}) {
  const [isLoaded, setIsLoaded] = useState(false);
  const { hasFailed, watch } = usePictureFailure(photo?.path ?? '');
  if (!photo) {
    return (
      <span className={`studio flex items-center overflow-hidden ${className}`}>
        <VehicleDrawing
          body={body}
          view={drawingView}
          isFirstView={isFirstView}
          loading={loading}
          className="w-full"
        />
      </span>
    );
  }
  const { alt, preview } = photo;
  const windows = chooseWindows(fillsWindow);
  const isWaiting = loading === 'lazy' && !isLoaded;
  if (isFirstView) {
    preloadPhoto(photo, sizes, tall && windows.wide);
    if (tall) preloadPhoto(tall, sizes, windows.tall);
  }
  return (
    <span className={`photo ${className}`}>
      <span className="photo-preview">
        <img src={preview} alt="" />
        {!hasFailed && (
          <span aria-hidden="true" className="picture-note-late">
            <ScriptedText text={words.loading} />
          </span>
        )}
      </span>
      {hasFailed && <NoImage alt={alt} />}
      <picture hidden={hasFailed} className={isWaiting ? 'drawn-when-near' : undefined}>
        {tall && (
          <>
            <PictureSource picture={tall} format="avif" sizes={sizes} media={windows.tall} />
            <PictureSource picture={tall} format="webp" sizes={sizes} media={windows.tall} />
          </>
        )}
        <PictureSource picture={photo} format="avif" sizes={sizes} />
        <img
          {...watch}
          {...buildWebpSource(photo, sizes)}
          alt={alt}
          decoding="async"
          onLoad={() => setIsLoaded(true)}
          loading={loading}
          fetchPriority={isFirstView ? 'high' : undefined}
        />
      </picture>
    </span>
  );
}

/** The widest file that visitors without JavaScript get. */
const scriptlessWidth = 1920;

/**
 * The picture as high as the window for visitors without JavaScript, whose browser decides when to load it. Elsewhere it
 * is nothing, until VehiclePhoto takes its place. WebP up to 1920 px is enough for so few.
 */
export const ScriptlessPhoto = ({
  photo,
  tall,
  className,
}: {
  photo: Photo;
  tall: PhotoFiles | undefined;
  className: string;
}) => {
  const widths = photo.widths.filter((width) => width <= scriptlessWidth);
  return (
    <noscript className={`photo ${className}`}>
      <picture>
        {tall && <PictureSource picture={tall} format="webp" media="(orientation: portrait)" />}
        <img {...buildWebpSource({ ...photo, widths })} alt={photo.alt} loading="lazy" />
      </picture>
    </noscript>
  );
};
