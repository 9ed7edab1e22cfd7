import { palettes } from '#catalogue/colours.ts';
import { brochureDocument } from '#catalogue/documents.ts';
import { models } from '#catalogue/models/models.ts';
import type { Vehicle, VehicleSlug } from '#catalogue/vehicles.ts';
import { warrantyTermsOf } from '#catalogue/warranty.ts';
import { finishDocument } from '../sheet.ts';
import { writeAround, writeColours } from './colours-and-views.ts';
import { writeCover, writeIntroduction } from './first-pages.ts';
import { writeExterior, writeInterior } from './highlights.ts';
import { writeFeatures, writeOwnership } from './last-pages.ts';
import { openBrochure } from './leaf.ts';
import { cutPlates } from './plates.ts';

/** Fewer views than this are not the car from every side. */
const minViews = 6;

/** Makes a model's brochure: eight pages, seven as long as views of it are still to be made. */
export async function makeBrochure(
  vehicle: Vehicle & { slug: VehicleSlug },
  file: string,
): Promise<void> {
  const { slug } = vehicle;
  const model = models[slug];
  const plates = await cutPlates(slug);
  const title = brochureDocument(vehicle).fileName.replace('.pdf', '');
  const leaf = openBrochure(title, model.description);
  writeCover(leaf, vehicle, model, plates);
  writeIntroduction(leaf, model, plates);
  writeExterior(leaf, model, plates);
  writeColours(leaf, plates);
  if (plates.around.length >= minViews) writeAround(leaf, plates);
  writeInterior(leaf, model, plates, palettes[slug].interior);
  writeFeatures(leaf, model);
  writeOwnership(leaf, vehicle, warrantyTermsOf(slug));
  await finishDocument(leaf, file);
}
