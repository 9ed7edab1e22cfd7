import { damaged, unsafe } from './file-errors.ts';
import { parseXml, type XmlElement } from './xml-elements.ts';

/** Hyperlinks, which a person must click, are the only relationships that may be external. */
const hyperlinkTypes: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]);

/** Relationships that embed another file, which would have to be validated too. */
const embeddingTypes: ReadonlySet<string> = new Set([
  'achunk',
  'afchunk',
  'activexcontrolbinary',
  'attachedtoolbars',
  'control',
  'oleobject',
  'package',
  'vbaproject',
  'wordvbadata',
]);

/** Also matches `C:`: no part of a document has a colon before its first slash. */
const absoluteTarget = /^\s*(?:[a-z][a-z0-9+.-]{0,40}:|[\\/]{2}|\\)/i;

const readLastSegment = (type: string) => type.slice(type.lastIndexOf('/') + 1).toLowerCase();

function validateLink({ attributes }: XmlElement): void {
  const type = attributes.get('Type');
  const target = attributes.get('Target');
  if (type === undefined || target === undefined) throw damaged();
  if (hyperlinkTypes.has(type)) return;
  if (embeddingTypes.has(readLastSegment(type))) throw unsafe();
  if ((attributes.get('TargetMode') ?? 'Internal') !== 'Internal') throw unsafe();
  if (absoluteTarget.test(target)) throw unsafe();
}

/**
 * Rejects the relationships of a part if one is external without a click, or embeds another file. The type of
 * the target does not matter: a template, a picture or an object can run code or send the reader's password hash
 * when the document is opened.
 */
export function validateLinks(bytes: Buffer): void {
  for (const element of parseXml(bytes)) {
    if (element.name === 'Relationship') validateLink(element);
    else if (element.name !== 'Relationships') throw damaged();
  }
}

const activeTypes = /macroEnabled|vbaProject|vbaData|oleObject|activeX|x-msdownload/i;

/** Reads the content types that a document declares for its parts. Rejects those of active content. */
export function readContentTypes(bytes: Buffer): string[] {
  const types = parseXml(bytes).flatMap(({ attributes }) => attributes.get('ContentType') ?? []);
  if (types.some((type) => activeTypes.test(type))) throw unsafe();
  return types;
}
