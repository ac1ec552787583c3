/** Development in one process: the portal with hot reload, and the real server behind it, started again when its code changes. */
import { join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Running } from '../../src/server/start.ts';
import { branchFolder } from './branch-folder.ts';

const backend = /^\/(DataModel|keeper|dash|branding|health|ws)\//;
const serverCode = /\/(src\/(server|rules|define)|manifests\/(operations|entities))\//;

type Start = typeof import('../../src/server/start.ts');
type SettingsReader = typeof import('../../src/server/settings.ts');
type Branding = typeof import('../../src/rules/brand/branding.ts');
type BrandedPage = typeof import('../../src/server/http/branded-page.ts');

export function developmentServer(root: string): Plugin {
  let running: Promise<Running> | undefined;
  const load = <T>(vite: ViteDevServer, path: string) => vite.ssrLoadModule(resolve(root, path)) as Promise<T>;
  const start = async (vite: ViteDevServer): Promise<Running> => {
    const { startService } = await load<Start>(vite, 'src/server/start.ts');
    const { readSettings } = await load<SettingsReader>(vite, 'src/server/settings.ts');
    const service = await startService(
      readSettings({
        DATA_DIR: branchFolder(root),
        PUBLIC_URL: `http://localhost:${process.env['PORT'] ?? 8080}`,
        ...process.env,
        PORT: '0',
        LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
      }),
    );
    for (const line of service.announcement.slice(2)) vite.config.logger.info(line);
    return service;
  };
  return {
    name: 'development-server',
    apply: 'serve',
    // As the server does with what was built: the first page wears the brand before any script has run.
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { server }) => {
        const service = await running?.catch(() => undefined);
        if (!server || !service) return html;
        const { parseBranding } = await load<Branding>(server, 'src/rules/brand/branding.ts');
        const { brandedPage } = await load<BrandedPage>(server, 'src/server/http/branded-page.ts');
        const { body } = await service.app.inject('/branding/latest/config.gen.js');
        return brandedPage(html, parseBranding(body));
      },
    },
    // Vite waits for it before it ends, so the database is not left alone.
    closeBundle: async () => {
      await running?.then((service) => service.stop()).catch(() => {});
    },
    configureServer: (vite) => {
      running = start(vite);
      running.catch((error: unknown) => vite.config.logger.error(String(error)));
      vite.watcher.add(join(root, 'src/server'));
      vite.watcher.on('change', (file) => {
        if (!serverCode.test(file)) return;
        const before = running;
        running = (before ?? Promise.reject()).then(
          (service) => service.stop().then(() => start(vite)),
          () => start(vite),
        );
        running.then(
          () => vite.config.logger.info('server started again'),
          (error: unknown) => vite.config.logger.error(String(error)),
        );
      });
      vite.httpServer?.on('upgrade', (request, socket, head) => {
        if (backend.test(request.url ?? ''))
          running?.then((service) => service.app.server.emit('upgrade', request, socket, head));
      });
      vite.middlewares.use((request, response, next) => {
        if (!backend.test(request.url ?? '')) return next();
        (running ?? Promise.reject(new Error('the server is not running'))).then(
          (service) => service.app.routing(request, response),
          next,
        );
      });
    },
  };
}
