import type { Vehicle } from './vehicles.ts';
import type { WarrantyLine } from './warranty.ts';

/** A PDF that ships with the product: where it is served, and what it is called once downloaded. */
export interface DocumentFile {
  path: string;
  fileName: string;
}

/** The first path segment of all of them. */
export const documentsSegment = 'documents';

const file = (name: string, fileName: string): DocumentFile => ({
  path: `/${documentsSegment}/${name}.pdf`,
  fileName,
});

export const maintenanceDocument = file(
  'maintenance-schedule',
  'Periodic Maintenance Schedule.pdf',
);

/** The warranty booklet of a model line. */
export function warrantyDocument({ slug, name }: WarrantyLine): DocumentFile {
  return file(`warranty-${slug}`, `${name} Warranty Details.pdf`);
}

/** A model's brochure, named as document 2, section 2 has it. */
export function brochureDocument({ slug, label }: Pick<Vehicle, 'slug' | 'label'>): DocumentFile {
  return file(`brochure-${slug}`, `${label} Brochure.pdf`);
}
