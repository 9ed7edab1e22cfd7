import { SaxesParser } from 'saxes';
import { damaged, unsafe } from './file-errors.ts';

/** An XML element: its local name, and its attributes without a prefix. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const utf16 = { le: Buffer.from('fffe', 'hex'), be: Buffer.from('feff', 'hex') };

/** Decodes the encodings that Word reads: UTF-8, or UTF-16 with a byte order mark. */
function decodeXml(bytes: Buffer): string {
  const head = bytes.subarray(0, 2);
  const label = head.equals(utf16.le) ? 'utf-16le' : head.equals(utf16.be) ? 'utf-16be' : 'utf-8';
  return new TextDecoder(label, { fatal: true }).decode(bytes);
}

/**
 * Returns every element of an XML document in order. Throws an AppError if it is not well-formed, has a document
 * type or another encoding: programs interpret those differently.
 */
export function parseXml(bytes: Buffer): XmlElement[] {
  const elements: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('doctype', () => {
    throw unsafe();
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-(8|16)$/i.test(encoding)) throw unsafe();
  });
  parser.on('opentag', ({ local, attributes }) => {
    const plain = Object.values(attributes).filter(({ prefix }) => prefix === '');
    elements.push({
      name: local,
      attributes: new Map(plain.map((attribute) => [attribute.local, attribute.value])),
    });
  });
  parser.write(decodeXml(bytes)).close();
  return elements;
}
