/** Compresses what the build wrote, once and at full strength, so that the server only has to send it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|svg|json|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function compressedFiles(): Plugin {
  let folder = '';
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: async () => {
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      for (const file of files) {
        if (!file.isFile() || !compressible.test(file.name)) continue;
        const path = join(file.parentPath, file.name);
        const content = await readFile(path);
        await writeFile(`${path}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
      }
    },
  };
}
