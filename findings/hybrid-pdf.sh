#!/usr/bin/env bash
# A 'hybrid PDF' of LibreOffice contains the whole editable document, and tools that list attachments do not see it. Seen on
# 2026-11-28 with LibreOffice 7.4.7, qpdf 11.3.0 and poppler 22.12 (Debian) and pdf.js of unpdf 1.8.1: the trailer alone
# names the OpenDocument file, under /AdditionalStreams, which no standard has. pdfdetach, qpdf and pdf.js list nothing,
# while LibreOffice opens that document instead of the pages that everyone else sees.
# Needs node 20 or newer, soffice (package libreoffice-writer), qpdf, pdfdetach (package poppler-utils).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund unpdf@1.8.1
echo 'Sample text' > text.txt
options='{"IsAddStream":{"type":"boolean","value":"true"}}'
soffice "-env:UserInstallation=file://$folder/profile" --headless \
  --convert-to "pdf:writer_pdf_Export:$options" text.txt > log 2>&1
cat > attachments.mjs << 'END'
import { readFileSync } from 'node:fs';
import { getDocumentProxy } from 'unpdf';

const pdf = await getDocumentProxy(new Uint8Array(readFileSync('text.pdf')));
console.log('pdf.js', await pdf.getAttachments());
END
{
  printf 'pdfdetach '
  pdfdetach -list text.pdf
  printf 'qpdf '
  qpdf --list-attachments text.pdf
  node attachments.mjs
  printf 'trailer '
  grep -a -o '/AdditionalStreams' text.pdf
} > seen 2>&1 || true
cat > expected << 'END'
pdfdetach 0 embedded files
qpdf text.pdf has no embedded files
pdf.js null
trailer /AdditionalStreams
END
cat seen
diff expected seen
