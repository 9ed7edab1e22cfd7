import type { MediaFile } from '#contract/content/media-file.ts';
import type { Slide } from '../gallery/slides.tsx';
import { FileSlide } from './file-slide.tsx';

/** Builds a slide for each file of a record. */
export const buildSlides = (files: readonly MediaFile[], title: string): Slide[] =>
  files.map((file) => (isCurrent) => <FileSlide file={file} title={title} isCurrent={isCurrent} />);
