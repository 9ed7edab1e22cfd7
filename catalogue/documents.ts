import * as units from '#words/catalogue';
import type { Vehicle } from './vehicles.ts';
import type { WarrantyLine } from './warranty.ts';

/** A PDF that ships with the product: its path, and its file name after download. */
export interface DocumentFile {
  path: string;
  fileName: string;
  /** The approximate size that links show. A test compares it with the file. */
  size: string;
}

/** The first path segment of all PDFs. */
export const documentsSegment = 'documents';

const file = (name: string, fileName: string, size: string): DocumentFile => ({
  path: `/${documentsSegment}/${name}.pdf`,
  fileName,
  size,
});

export const maintenanceDocument = file(
  'maintenance-schedule',
  'Periodic Maintenance Schedule.pdf',
  units.measure('30', units.kilobytes),
);

/** The warranty booklet of a model line. */
export function warrantyDocument({ slug, name }: WarrantyLine): DocumentFile {
  return file(
    `warranty-${slug}`,
    `${name} Warranty Details.pdf`,
    units.measure('15', units.kilobytes),
  );
}

/** A model's brochure; the file name is prescribed in docs/spec/models.md#model-page. */
export function brochureDocument({ slug, label }: Pick<Vehicle, 'slug' | 'label'>): DocumentFile {
  return file(`brochure-${slug}`, `${label} Brochure.pdf`, units.measure('0.9', units.megabytes));
}
