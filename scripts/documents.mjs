// Makes the PDFs that ship with the product, from the catalogue's data, into build/documents.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { brochureDocument, maintenanceDocument, warrantyDocument } from '../catalogue/documents.ts';
import { vehicles } from '../catalogue/vehicles.ts';
import { warrantyLines } from '../catalogue/warranty.ts';
import { makeBrochure } from '../studio/documents/brochure/brochure.ts';
import { makeMaintenanceSchedule } from '../studio/documents/maintenance.ts';
import { makeWarrantyBooklet } from '../studio/documents/warranty.ts';

const folder = 'build/documents';
const fileOf = ({ path: address }) => path.join(folder, path.basename(address));

mkdirSync(folder, { recursive: true });
await makeMaintenanceSchedule(fileOf(maintenanceDocument));
for (const line of warrantyLines) await makeWarrantyBooklet(line, fileOf(warrantyDocument(line)));
for (const vehicle of vehicles) await makeBrochure(vehicle, fileOf(brochureDocument(vehicle)));
