#!/usr/bin/env bash
# XLSX writes a character as _xHHHH_ (ECMA-376, ST_Xstring), so the text 'part_x0041_7' must be stored as
# 'part_x005F_x0041_7'. Seen on 2026-11-28:
# - hucre 1.0.0 stores it as typed, and reads its own file as 'partA7'.
# - Four readers read the same file in three ways: hucre 1.0.0, SheetJS 0.18.5 and read-excel-file 9.3.17 decode every
#   escape, exceljs 4.4.0 none, and LibreOffice 7.4.7 (Debian) those of control characters and of '_', but not _x0041_.
# So a part number or a file name of this form changes on its way, depending on who opens the file.
# Needs node 20 or newer, and soffice (package libreoffice-calc).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 exceljs@4.4.0 read-excel-file@9.3.17 xlsx@0.18.5
cat > readers.mjs << 'END'
import { writeFileSync } from 'node:fs';
import ExcelJS from 'exceljs';
import { readXlsx, writeXlsxStream } from 'hucre/xlsx';
import readExcelFile from 'read-excel-file/node';
import sheetJs from 'xlsx';

const parts = [];
const row = ['part_x0041_7', '_x005F_x0041_', 'tab_x0009_end'];
for await (const part of writeXlsxStream([row], { name: 'sheet' })) parts.push(part);
const file = Buffer.concat(parts);
writeFileSync('sheet.xlsx', file);
const workbook = new ExcelJS.Workbook();
await workbook.xlsx.load(file);
const read = {
  hucre: (await readXlsx(file)).sheets[0].rows[0],
  exceljs: workbook.worksheets[0].getRow(1).values.slice(1),
  'read-excel-file': (await readExcelFile(file))[0].data[0],
  SheetJS: sheetJs.utils.sheet_to_json(sheetJs.read(file).Sheets.sheet, { header: 1 })[0],
};
for (const [name, cells] of Object.entries(read)) console.log(name, JSON.stringify(cells));
END
node readers.mjs > seen
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to csv sheet.xlsx > log 2>&1
printf 'LibreOffice %s\n' "$(tr '\t' '>' < sheet.csv)" >> seen
cat > expected << 'END'
hucre ["partA7","_x0041_","tab\tend"]
exceljs ["part_x0041_7","_x005F_x0041_","tab_x0009_end"]
read-excel-file ["partA7","_x0041_","tab\tend"]
SheetJS ["partA7","_x0041_","tab\tend"]
LibreOffice part_x0041_7,_x0041_,tab>end
END
cat seen
diff expected seen
