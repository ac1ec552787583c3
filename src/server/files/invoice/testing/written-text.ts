/** What somebody reads in a PDF of ours, line for line, by what its fonts say their glyphs mean. */
import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib';

const bytesOf = (stream: unknown): string =>
  stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '';

export async function writtenText(pdf: Buffer): Promise<string> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.getPages().map(textOf).join('\n');
}

function textOf({ node }: PDFPage): string {
  const fonts = node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  const lines = bytesOf(node.Contents()).matchAll(/BT \/(\w+) [\s\S]*?ET/g);
  return [...lines]
    .map(([line, font = '']) => {
      const letters = meanings(bytesOf(fonts?.lookup(PDFName.of(font), PDFDict).lookup(PDFName.of('ToUnicode'))));
      return [...line.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
        .map((glyph) => letters.get(Number.parseInt(glyph, 16)) ?? '\ufffd')
        .join('');
    })
    .join('\n');
}

/** By the number of the glyph. */
function meanings(map: string): ReadonlyMap<number, string> {
  const ranges = map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g);
  return new Map(
    [...ranges].flatMap(([, from = '', listed = '']) =>
      [...listed.matchAll(/<([0-9a-f]+)>/g)].map(([, units = ''], at) => [
        Number.parseInt(from, 16) + at,
        Buffer.from(units, 'hex').swap16().toString('utf16le'),
      ]),
    ),
  );
}
