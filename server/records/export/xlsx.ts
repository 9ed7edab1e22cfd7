import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { CellType } from './copied-rows.ts';
import { Rewriter } from './rewrite-rows.ts';
import { createSheetRows, escapeText, type SheetColumn, type SheetRow } from './sheet-rows.ts';

const widths: Readonly<Record<CellType, number>> = {
  text: 22,
  id: 22,
  number: 14,
  day: 12,
  moment: 20,
};

const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const openXml = 'http://schemas.openxmlformats.org';
const main = `${openXml}/spreadsheetml/2006/main`;
const relations = `${openXml}/officeDocument/2006/relationships`;
const packaged = `${openXml}/package/2006`;
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The formats of days, 1, and of moments, 2. */
const styles = `${prolog}<styleSheet xmlns="${main}"><numFmts count="2">
<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>
<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts>
<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>
<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const rootRelations = `${prolog}<Relationships xmlns="${packaged}/relationships">
<Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

/** Names a sheet, of which a file has several only if one cannot hold all rows. */
const nameSheet = (name: string, number: number) =>
  number === 1 ? name.slice(0, 31) : `${name.slice(0, 28)}_${number}`;

/** Adds the parts that list a workbook's sheets. Style parts are those of every file. */
function addWorkbook(zip: ZipFile, name: string, count: number): void {
  const list = (write: (sheet: number) => string) =>
    Array.from({ length: count }, (_, place) => write(place + 1)).join('');
  const add = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path);
  add('xl/styles.xml', styles);
  add(
    'xl/workbook.xml',
    `${prolog}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${list(
      (sheet) =>
        `<sheet name="${escapeText(nameSheet(name, sheet))}" sheetId="${sheet}" r:id="rId${sheet}"/>`,
    )}</sheets></workbook>`,
  );
  add(
    'xl/_rels/workbook.xml.rels',
    `${prolog}<Relationships xmlns="${packaged}/relationships">${list(
      (sheet) =>
        `<Relationship Id="rId${sheet}" Type="${relations}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`,
    )}<Relationship Id="rId${count + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  );
  add('_rels/.rels', rootRelations);
  add(
    '[Content_Types].xml',
    `${prolog}<Types xmlns="${packaged}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/>${list(
      (sheet) =>
        `<Override PartName="/xl/worksheets/sheet${sheet}.xml" ContentType="${contentType}.worksheet+xml"/>`,
    )}</Types>`,
  );
}

/** Builds what precedes a sheet's rows: the frozen first row, with the headings, and the columns' widths. */
function openSheet(columns: readonly SheetColumn[]): string {
  const describeColumn = ({ type }: SheetColumn, place: number) =>
    `<col min="${place + 1}" max="${place + 1}" width="${widths[type]}" customWidth="1"/>`;
  const describeHeading = ({ label }: SheetColumn) =>
    `<c t="inlineStr"><is><t>${escapeText(label)}</t></is></c>`;
  return `${prolog}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${columns.map(describeColumn).join('')}</cols>
<sheetData><row r="1">${columns.map(describeHeading).join('')}</row>`;
}

/** A sheet can have 1,048,576 rows, and its XML 4 GB. A sheet ends with the first part beyond this. */
const largestSheet = { rows: 1_000_000, bytes: 3_000_000_000 };

/** Yields the XML of one sheet, and leaves the parts that are not on it. */
async function* writeSheet(
  columns: readonly SheetColumn[],
  parts: AsyncIterator<Buffer>,
  limits: typeof largestSheet,
  onEnd: () => void,
): AsyncGenerator<Buffer> {
  const row: SheetRow = { number: 1, digits: Buffer.alloc(0) };
  const rewriter = new Rewriter(createSheetRows(columns, row));
  yield Buffer.from(openSheet(columns));
  for (let bytes = 0; row.number <= limits.rows && bytes < limits.bytes; ) {
    const { done, value } = await parts.next();
    if (done) {
      onEnd();
      break;
    }
    for (const piece of rewriter.rewrite(value)) {
      bytes += piece.length;
      yield piece;
    }
  }
  yield Buffer.from('</sheetData></worksheet>');
}

/**
 * Builds an XLSX file from rows in COPY's text format, while they are read: memory does not depend on their number. Rows
 * beyond what a sheet can have are on further sheets.
 */
export function xlsxFile(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<Buffer> | Iterable<Buffer>,
  limits: typeof largestSheet = largestSheet,
): Readable {
  const zip = new ZipFile();
  const file = zip.outputStream as Readable;
  const parts = Readable.from(rows)[Symbol.asyncIterator]();
  const addSheets = async () => {
    let hasMore = true;
    let count = 0;
    while (hasMore) {
      count += 1;
      const sheet = Readable.from(
        writeSheet(columns, parts, limits, () => {
          hasMore = false;
        }),
      );
      zip.addReadStream(sheet, `xl/worksheets/sheet${count}.xml`, { compressionLevel: 1 });
      await once(sheet, 'end');
    }
    addWorkbook(zip, name, count);
    zip.end();
  };
  // Whoever reads the file hears of an error.
  addSheets().catch((error: Error) => file.destroy(error));
  zip.on('error', () => {});
  return file;
}
