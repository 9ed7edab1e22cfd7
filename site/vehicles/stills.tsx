import { still } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from './studio-picture.tsx';

/** A city before dawn, beside the text of a section. */
export const Skyline = ({ isFirstView = false }: { isFirstView?: boolean }) => (
  <StudioPicture
    picture={still('skyline')}
    isFirstView={isFirstView}
    sizes={`(width >= 48rem) 100vw, ${isFirstView ? 120 : 65}vw`}
    className={`horizon-picture ${isFirstView ? 'animate-lights-on' : ''}`}
  />
);
