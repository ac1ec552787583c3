/** A PDF that can be kept for ever (PDF/A-3b): whole fonts, one colour space, no clock; with the e-invoice as its associated file. */
import PDFDocument from 'pdfkit';
import type { Pages } from '../letters/draw-line.ts';
import { escaped } from './xml.ts';

export interface ArchiveFacts {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  /** Stored, never the clock: equal documents have equal bytes. */
  readonly date: Date;
  /** The e-invoice; without one it is a plain archive. */
  readonly xml?: string;
}

/** A4 in points; whoever draws does it in CSS pixels. */
const size = [595.5, 842.25];
const producer = 'Portolan';

export function openArchive(facts: ArchiveFacts): { readonly pages: Pages; readonly end: () => Promise<Buffer> } {
  const { title, author, language, date, xml } = facts;
  const options: PDFKit.PDFDocumentOptions = {
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    size,
    margin: 0,
    lang: language,
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    // The file's identity is a digest of these, so the title holds its number.
    info: { Title: title, Author: author, CreationDate: date, ModDate: date, Producer: producer, Creator: producer },
  };
  // Otherwise a font that is not embedded would be the default.
  const pages = new PDFDocument({ ...options, font: null as unknown as string }) as Pages;
  // The library's own writes names into the XML as they are, and "&" would break it.
  (pages as unknown as { _addInfo: () => void })._addInfo = () =>
    (pages as unknown as { appendXML(text: string): void }).appendXML(metadata(facts));
  if (xml !== undefined) attach(pages, xml, date);
  const parts: Buffer[] = [];
  const written = new Promise<Buffer>((done, failed) => {
    pages.on('data', (part: Buffer) => parts.push(part));
    pages.on('end', () => done(Buffer.concat(parts)));
    pages.on('error', failed);
  });
  return {
    pages,
    end: () => {
      pages.end();
      return written;
    },
  };
}

const fileName = 'factur-x.xml';

const attach = (pages: Pages, xml: string, date: Date): void => {
  const options = {
    name: fileName,
    type: 'text/xml',
    description: 'Factur-X',
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  };
  pages.file(Buffer.from(xml), options);
};

function metadata({ title, author, date, xml }: ArchiveFacts): string {
  const at = `${date.toISOString().slice(0, 19)}Z`;
  return [
    '',
    about(
      'dc="http://purl.org/dc/elements/1.1/"',
      `<dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>`,
    ),
    about(
      'xmp="http://ns.adobe.com/xap/1.0/"',
      `<xmp:CreateDate>${at}</xmp:CreateDate><xmp:ModifyDate>${at}</xmp:ModifyDate><xmp:CreatorTool>${producer}</xmp:CreatorTool>`,
    ),
    about('pdf="http://ns.adobe.com/pdf/1.3/"', `<pdf:Producer>${producer}</pdf:Producer>`),
    ...(xml === undefined ? [] : facturX),
  ].join('\n');
}

const about = (namespaces: string, content: string): string =>
  `<rdf:Description rdf:about="" xmlns:${namespaces}>${content}</rdf:Description>`;

const invoiceNamespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const property = (name: string, description: string): string =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

const properties = [
  property('DocumentFileName', 'name of the embedded XML invoice file'),
  property('DocumentType', 'INVOICE'),
  property('Version', 'version of the Factur-X XML schema'),
  property('ConformanceLevel', 'conformance level of the embedded Factur-X data'),
].join('');

/** An archive explains each property that is not of the standard. */
const facturX = [
  about(
    `fx="${invoiceNamespace}"`,
    `<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${fileName}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>`,
  ),
  about(
    'pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"',
    `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${invoiceNamespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>`,
  ),
];
