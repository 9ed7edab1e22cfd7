import { findTrimByAddress } from '#catalogue/find-trim.ts';
import { quotePictureLabel } from '#catalogue/sharing-pictures.ts';
import { isEstimate } from '#contract/on-road/quote-words.ts';
import type { Quote } from '#contract/on-road/quotes.ts';
import { formatSum } from '#contract/on-road/sum-words.ts';
import { drawPrice } from '#server/delivery/sharing/draw-price.ts';

/**
 * Returns what draws the picture that a quote is shared with, its car and its sum, as a JPEG; null for a car without a
 * picture.
 */
export function prepareQuotePicture(folder: string, quote: Quote): (() => Promise<Buffer>) | null {
  const slug = findTrimByAddress(quote.choice.vehicleId)?.vehicle.slug;
  if (!slug) return null;
  const label = quotePictureLabel(isEstimate(quote));
  return () => drawPrice(folder, slug, { words: formatSum(quote), label });
}
