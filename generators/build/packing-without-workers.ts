/**
 * What writes workbooks packs large sheets in a worker made from a text, which the page's policy of scripts forbids: the file would
 * never come. Here it packs them in the page.
 */
import type { Plugin } from 'vite';

const packing = /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/;

export const packingWithoutWorkers = (): Plugin => ({
  name: 'packing-without-workers',
  transform: (_code, id) =>
    packing.test(id.split('?')[0] ?? id)
      ? { code: "import { zipSync } from 'fflate'; export default async (files) => zipSync(files).buffer;", map: null }
      : undefined,
});
