import { Readable } from 'node:stream';
import { type FileStorage, newKey } from '#server/platform/files/storage.ts';
import { applicationFiles } from '#server/resources/leads/types/job-application.ts';
import { sampleApplications } from './sample-requests.ts';

const lines = ['Sample CV', 'Nobody applied: this file came with the sample content.'];

/** Builds a PDF of one page with these lines. */
function buildPdf(): string {
  const content = `BT /F1 18 Tf 72 760 Td 28 TL ${lines.map((line) => `(${line}) '`).join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const parts = ['%PDF-1.4\n'];
  const offsets = objects.map((object, index) => {
    const offset = parts.join('').length;
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = parts.join('').length;
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${parts.join('')}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}

/** Stores a CV for each of the sample job applications, because a purged one takes its file along. Returns the keys. */
export async function storeSampleCvs(storage: FileStorage): Promise<string[]> {
  const keys = sampleApplications.map(() => newKey(applicationFiles.cvFile, 'pdf'));
  const pdf = Buffer.from(buildPdf(), 'latin1');
  for (const key of keys) await storage.put(key, Readable.from([pdf]), 'application/pdf');
  return keys;
}
