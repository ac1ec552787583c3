/** Serves the page of the fixtures during a run. It is built once, when the first of the journeys asks for it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page of the fixtures is, without a slash at the end. */
    fixtures: string;
  }
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-fixture-'));
  const end = new AbortController();
  const build = async (): Promise<void> => {
    const config = join(import.meta.dirname, 'fixture-build.ts');
    // A process of its own: React is taken for production there, and this one goes on answering its workers.
    await promisify(execFile)(process.execPath, [vite, 'build', '-c', config, '--outDir', folder, '-l', 'error'], {
      env: { ...process.env, NODE_ENV: 'production' },
      signal: end.signal,
    });
  };
  let built: Promise<void> | undefined;
  project.onTestsRerun(() => {
    built = undefined;
  });
  const server = createServer(async ({ url = '/' }, response) => {
    try {
      built ??= build();
      await built;
      const { pathname } = new URL(url, 'http://fixture');
      const file = join(folder, pathname === '/' ? 'index.html' : pathname);
      const content = await readFile(file);
      // The names of all others tell their content.
      const keep = pathname === '/' ? 'no-cache' : 'max-age=3600, immutable';
      response.setHeader('content-type', `${types[extname(file)] ?? 'text/plain'}; charset=utf-8`);
      response.setHeader('cache-control', keep).end(content);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  project.provide('fixtures', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    end.abort();
    await built?.catch(() => {});
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true, force: true });
  };
}
