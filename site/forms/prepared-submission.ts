import type { Progress } from '#ui/transmit.ts';
import type { Outcome, OutcomeTexts } from './outcome.ts';

/** Where and how to send a submission. */
export interface SubmissionTarget {
  /** The path below /api. */
  path: string;
  /** The idempotency key: sending again with it is the same submission. */
  key: string;
  texts: OutcomeTexts;
  /** Called for uploads only. */
  onProgress: (progress: Progress) => void;
  /** Cancels an upload; other requests ignore it. */
  signal: AbortSignal;
}

/** A validated input, ready to be sent. */
interface PreparedSubmission {
  /** Equal for equal inputs. */
  identity: string;
  /** Sends it and returns the outcome, or null if it was cancelled. Never throws. */
  post: (target: SubmissionTarget) => Promise<Outcome | null>;
}

export type PrepareSubmission = (input: Record<string, unknown>) => PreparedSubmission;
