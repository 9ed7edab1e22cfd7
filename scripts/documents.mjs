// Generates the PDFs that ship with the product from the catalogue, into build/documents.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { brochureDocument, maintenanceDocument, warrantyDocument } from '../catalogue/documents.ts';
import { vehicles } from '../catalogue/vehicles.ts';
import { warrantyLines } from '../catalogue/warranty.ts';
import { makeBrochure } from '../studio/documents/brochure/brochure.ts';
import { makeMaintenanceSchedule } from '../studio/documents/maintenance.ts';
import { makeWarrantyBooklet } from '../studio/documents/warranty.ts';

const folder = 'build/documents';
const buildFilePath = ({ path: url }) => path.join(folder, path.basename(url));

mkdirSync(folder, { recursive: true });
await makeMaintenanceSchedule(buildFilePath(maintenanceDocument));
for (const line of warrantyLines)
  await makeWarrantyBooklet(line, buildFilePath(warrantyDocument(line)));
for (const vehicle of vehicles)
  await makeBrochure(vehicle, buildFilePath(brochureDocument(vehicle)));
