import type { Brand } from './vehicles.ts';

/** A brand's name in our own lettering: open strokes, 20 units high, drawn 2.75 wide. */
export interface Wordmark {
  width: number;
  path: string;
}

export const wordmarkHeight = 20;
export const wordmarkStroke = 2.75;

export const wordmarks: Record<Brand, Wordmark> = {
  HAVAL: {
    width: 141,
    path: 'M2 .6v18.8M20 .6v18.8M2 10h18M30.4 19 41 2.4 51.6 19M59.4 1 70 17.6 80.6 1M88.4 19 99 2.4 109.6 19M122 .6V18h18',
  },
  ORA: {
    width: 93,
    path: 'M10 2h8a8 8 0 0 1 0 16h-8a8 8 0 0 1 0-16zM40 19.4V2h12a5 5 0 0 1 0 10H40M51 12l8 6.9M69.4 19 80 2.4 90.6 19',
  },
  TANK: {
    width: 118,
    path: 'M1 2h21M11.5 2v17.4M31.4 19 42 2.4 52.6 19M64 19.4V3.2l16 13.6V.6M96 .6v18.8M115 1.6 96 12.4M102.8 8.6 115.8 19',
  },
};
