import type { Progress } from '#ui/transmit.ts';
import type { Outcome, OutcomeTexts } from './outcome.ts';

/** Where to and how a parcel is sent. */
export interface Posting {
  /** Below /api. */
  path: string;
  /** What makes sending it again the same submission. */
  key: string;
  texts: OutcomeTexts;
  /** Told by what takes long enough. */
  onProgress: (progress: Progress) => void;
  /** Stops what takes long enough to be stopped. */
  signal: AbortSignal;
}

/** A checked input, packed to be sent. */
interface Parcel {
  /** The same for as long as the input is. */
  identity: string;
  /** Sends it and says how it went, null if it was stopped. It never throws. */
  post: (posting: Posting) => Promise<Outcome | null>;
}

export type Pack = (input: Record<string, unknown>) => Parcel;
