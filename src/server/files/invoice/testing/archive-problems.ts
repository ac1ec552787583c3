/** What keeps a file from being an archive (PDF/A-3b) with an e-invoice (Factur-X), as far as its objects tell. */
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFString,
} from 'pdf-lib';
import { readXml } from './schema-problems.ts';

const name = (text: string): PDFName => PDFName.of(text);
const textOf = (stream: PDFRawStream): string => new TextDecoder().decode(decodePDFRawStream(stream).decode());

export interface OpenedArchive {
  readonly problems: readonly string[];
  /** The e-invoice in it. */
  readonly xml: string | undefined;
  /** What is written on each page, as operators. */
  readonly pages: readonly string[];
}

export async function openedArchive(pdf: Buffer): Promise<OpenedArchive> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const pages = document.getPages().map(({ node }) => textOf(node.lookup(name('Contents'), PDFStream) as PDFRawStream));
  const files = document.catalog.lookupMaybe(name('AF'), PDFArray);
  const attached = files && attachmentOf(document, files);
  const problems = [
    ...envelopeProblems(pdf, document),
    ...metadataProblems(document, attached !== undefined),
    ...objectProblems(document),
    ...(attached?.problems ?? []),
    ...pages.flatMap((page) => (page.includes('<0000>') ? ['a missing glyph is drawn'] : [])),
  ];
  return { problems, xml: attached?.xml, pages };
}

const unless = (isSo: boolean, problem: string): readonly string[] => (isSo ? [] : [problem]);

function envelopeProblems(pdf: Buffer, { context, catalog }: PDFDocument): readonly string[] {
  const [intent] = catalog.lookup(name('OutputIntents'), PDFArray).asArray();
  const profile = context.lookup(intent, PDFDict);
  return [
    ...unless(/^%PDF-1\.[4-7]\n%[\x80-\xff]{4}/.test(pdf.subarray(0, 20).toString('latin1')), 'no header'),
    ...unless(context.trailerInfo.ID !== undefined, 'no identity'),
    ...unless(context.trailerInfo.Encrypt === undefined, 'encrypted'),
    ...unless(String(profile.get(name('S'))) === '/GTS_PDFA1', 'no output intent'),
    ...unless(profile.lookup(name('DestOutputProfile')) instanceof PDFRawStream, 'no colour profile'),
  ];
}

const archiveMarks = ['<pdfaid:part>3<', '<pdfaid:conformance>B<'];
const invoiceMarks = [
  '<fx:ConformanceLevel>EN 16931<',
  '<fx:DocumentFileName>factur-x.xml<',
  '<fx:DocumentType>INVOICE<',
  '<fx:Version>1.0<',
  '<pdfaSchema:prefix>fx<',
];

function metadataProblems({ catalog }: PDFDocument, isInvoice: boolean): readonly string[] {
  const stream = catalog.lookup(name('Metadata'), PDFStream) as PDFRawStream;
  const text = textOf(stream);
  const marks = isInvoice ? [...archiveMarks, ...invoiceMarks] : archiveMarks;
  // Throws where a name has broken it.
  readXml(text.replace(/<\?xpacket[^>]*\?>/g, '').trim());
  return [
    ...unless(!stream.dict.has(name('Filter')), 'packed metadata'),
    ...marks.filter((mark) => !text.includes(mark)),
  ];
}

function attachmentOf({ catalog }: PDFDocument, files: PDFArray) {
  const file = files.lookup(0, PDFDict);
  const embedded = catalog.lookup(name('Names'), PDFDict).lookup(name('EmbeddedFiles'), PDFDict);
  const listed = embedded.lookup(name('Names'), PDFArray);
  const content = file.lookup(name('EF'), PDFDict).lookup(name('F'), PDFStream) as PDFRawStream;
  const fileName = (key: string) => (file.lookup(name(key)) as PDFString).decodeText();
  return {
    xml: textOf(content),
    problems: [
      ...unless(files.size() === 1 && String(listed.get(1)) === String(files.get(0)), 'two lists of files differ'),
      ...unless(String(file.get(name('AFRelationship'))) === '/Alternative', 'no relationship'),
      ...unless(
        ['F', 'UF'].every((key) => fileName(key) === 'factur-x.xml'),
        'another name of the file',
      ),
      ...unless(String(content.dict.get(name('Subtype'))) === '/text#2Fxml', 'no type of the file'),
      ...unless(content.dict.lookup(name('Params'), PDFDict).has(name('ModDate')), 'no date of the file'),
    ],
  };
}

function objectProblems({ context }: PDFDocument): readonly string[] {
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const found = object instanceof PDFRawStream ? object.dict : object;
    if (!(found instanceof PDFDict)) return [];
    const isFont = String(found.get(name('Type'))) === '/FontDescriptor';
    return [
      ...unless(!isFont || found.has(name('FontFile2')) || found.has(name('FontFile3')), 'a font is not embedded'),
      ...unless(String(found.get(name('Subtype'))) !== '/Type1', 'a font of the reader'),
      ...unless(!found.has(name('SMask')), 'transparency'),
      ...unless(String(found.get(name('S'))) !== '/JavaScript', 'a script'),
    ];
  });
}
