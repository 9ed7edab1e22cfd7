import { still } from '#catalogue/pictures/decorations.ts';
import { StudioPicture } from './studio-picture.tsx';

/** A close-up of car paint, behind the heading of the events and the newsletter form of the news. */
export const LightOnPaint = ({ isFirstView = false }: { isFirstView?: boolean }) => (
  <StudioPicture
    picture={still('paint')}
    isFirstView={isFirstView}
    sizes="(width >= 48rem) 100vw, 150vw"
    className="full-picture animate-lights-on object-[68%_50%]"
  />
);

/** A city before dawn, beside the text of a section. */
export const Skyline = ({ isFirstView = false }: { isFirstView?: boolean }) => (
  <StudioPicture
    picture={still('skyline')}
    isFirstView={isFirstView}
    sizes="(width >= 48rem) 100vw, 140vw"
    className={`horizon-picture ${isFirstView ? 'animate-lights-on' : ''}`}
  />
);
