/** Several PDFs as one, in their order; a single one stays as it is, byte for byte. */
import { PDFDocument } from 'pdf-lib';

export async function joined(files: readonly Buffer[]): Promise<Buffer> {
  const [first, ...others] = files;
  if (first && others.length === 0) return first;
  const all = await PDFDocument.create({ updateMetadata: false });
  for (const file of files) {
    const from = await PDFDocument.load(file, { updateMetadata: false });
    for (const page of await all.copyPages(from, from.getPageIndices())) all.addPage(page);
  }
  return Buffer.from(await all.save());
}
