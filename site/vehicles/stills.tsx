import { still } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from './studio-picture.tsx';

/** Light on paint, behind the heading of what is published. */
export const LightOnPaint = () => (
  <StudioPicture
    picture={still('paint')}
    isFirstView
    sizes="(width >= 48rem) 100vw, 150vw"
    className="full-picture animate-lights-on object-[68%_50%]"
  />
);

/** The city before dawn, beside a section's words. */
export const Skyline = ({ isFirstView = false }: { isFirstView?: boolean }) => (
  <StudioPicture
    picture={still('skyline')}
    isFirstView={isFirstView}
    sizes="(width >= 48rem) 100vw, 140vw"
    className={`horizon-picture ${isFirstView ? 'animate-lights-on' : ''}`}
  />
);
