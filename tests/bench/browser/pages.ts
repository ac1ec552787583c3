/** Target pages: each one bundled for production by itself, and served over localhost. */
import { createReadStream, existsSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { formValidators } from './form/validators.ts';
import { peers } from './peers.ts';

const root = resolve(import.meta.dirname, '../../..');
/** Of this run alone: others may measure at the same time. */
const builtPages = join(root, '.cache/bench/pages', String(process.pid));

export interface Target {
  readonly name: string;
  /** The script of its page, from this folder. */
  readonly entry: string;
  /** It cannot be built without the packages of peers.json. */
  readonly peer?: true;
}

/** Builds the page of a target; answers whether it worked, and says in one line why not. */
export async function buildPage({ name, entry }: Target): Promise<boolean> {
  // Whoever started us may have left another mode behind, and React looks here.
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [peers(), formValidators(), react()],
      resolve: { dedupe: ['react', 'react-dom', '@mantine/core', '@mantine/hooks', '@mantine/dates'] },
      build: {
        outDir: join(builtPages, name),
        emptyOutDir: true,
        target: 'es2022',
        cssCodeSplit: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: join(import.meta.dirname, entry),
          output: { entryFileNames: 'page.js', assetFileNames: '[name][extname]' },
        },
      },
    });
    return true;
  } catch (error) {
    console.warn(
      `${name} cannot be built and is left out: ${stripVTControlCharacters(String(error)).split('\n').slice(0, 3).join(' ')}`,
    );
    return false;
  }
}

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>
<link rel="stylesheet" href="style.css"><style>html,body{margin:0}</style></head>
<body><div id="root"></div><script type="module" src="page.js"></script></body></html>`;
const kinds: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface Pages {
  address(name: string): string;
  close(): void;
}

export async function servePages(): Promise<Pages> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const type = kinds[extname(path)];
    const file = join(builtPages, path);
    if (path.endsWith('/')) response.setHeader('content-type', 'text/html').end(page);
    else if (existsSync(file)) {
      if (type) response.setHeader('content-type', type);
      createReadStream(file).pipe(response);
    } else response.setHeader('content-type', type ?? 'text/plain').end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: (name) => `http://127.0.0.1:${port}/${name}/`,
    close: () => {
      server.close();
      rmSync(builtPages, { recursive: true, force: true });
    },
  };
}
