import { writeFile } from 'node:fs/promises';
import { palettes } from '#catalogue/colors.ts';
import { brochureDocument } from '#catalogue/documents.ts';
import { models } from '#catalogue/models/models.ts';
import { buildSpecificationTable } from '#catalogue/specifications/table.ts';
import type { SoldVehicle } from '#catalogue/vehicles.ts';
import { findWarrantyTerms } from '#catalogue/warranty.ts';
import { finishDocument } from '#server/delivery/quotes/pdf-sheet.ts';
import { openBrochure } from './brochure-document.ts';
import { cropPictures } from './brochure-pictures.ts';
import { writeColors, writeViews } from './colors-and-views.ts';
import { writeFeatures } from './features.ts';
import { writeCover, writeIntroduction } from './first-pages.ts';
import { writeExterior, writeInterior } from './highlights.ts';
import { writeOwnership } from './last-pages.ts';
import { writeSpecifications } from './specifications.ts';

/** The page with all views is left out if fewer exist. */
const minViews = 6;

/** Writes a model's brochure: nine pages, or eight if too few views exist. */
export async function makeBrochure(vehicle: SoldVehicle, file: string): Promise<void> {
  const { slug } = vehicle;
  const model = models[slug];
  const pictures = await cropPictures(slug);
  const title = brochureDocument(vehicle).fileName.replace('.pdf', '');
  const brochure = openBrochure(title, model.description);
  writeCover(brochure, vehicle, model, pictures);
  writeIntroduction(brochure, model, pictures);
  writeExterior(brochure, model, pictures);
  writeColors(brochure, pictures);
  if (pictures.around.length >= minViews) writeViews(brochure, pictures);
  writeInterior(brochure, model, pictures, palettes[slug].interior);
  writeFeatures(brochure, model, pictures.seats);
  writeSpecifications(brochure, buildSpecificationTable(vehicle, []), pictures.outdoors.profile);
  writeOwnership(brochure, vehicle, findWarrantyTerms(slug), pictures.outdoors.rear);
  await writeFile(file, await finishDocument(brochure));
}
