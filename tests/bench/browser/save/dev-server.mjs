/** The development server of a copy of the product, as a process of its own that prints its address when it is ready. */
import { resolve } from 'node:path';
import { createServer } from 'vite';

const folder = process.env.COPY ?? '.';
process.chdir(folder);
const server = await createServer({
  configFile: resolve(folder, 'vite.config.ts'),
  logLevel: 'warn',
  // The copy has no packages of its own: it uses those of the checkout around it.
  server: { host: '127.0.0.1', fs: { allow: [import.meta.dirname.replace(/tests.bench.browser.save$/, '')] } },
});
await server.listen();
console.info(server.resolvedUrls?.local[0]);
process.on('SIGTERM', () => server.close().then(() => process.exit(0)));
