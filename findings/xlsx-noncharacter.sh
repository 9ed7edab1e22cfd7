#!/usr/bin/env bash
# A text with U+FFFE, which JavaScript and PostgreSQL accept, cuts an exported sheet in LibreOffice. Seen on 2026-11-28:
# hucre 1.0.0 escapes control characters in cells, but writes U+FFFE and U+FFFF as they are, which XML 1.0 forbids.
# LibreOffice 7.4.7 (Debian) opens the file without a word, and leaves out that cell and everything after it: 1 of 3 rows.
# Needs node 20 or newer, and soffice (package libreoffice-calc).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0
cat > write.mjs << 'END'
import { writeFileSync } from 'node:fs';
import { writeXlsxStream } from 'hucre/xlsx';

const parts = [];
const rows = [['first'], ['second \uFFFE'], ['third']];
for await (const part of writeXlsxStream(rows, { name: 'sheet' })) parts.push(part);
writeFileSync('sheet.xlsx', Buffer.concat(parts));
END
node write.mjs
soffice "-env:UserInstallation=file://$folder/profile" --headless --convert-to csv sheet.xlsx > log 2>&1
echo "status $?, rows: $(tr '\n' ' ' < sheet.csv)"
diff <(echo first) sheet.csv
