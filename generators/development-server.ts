/** Development in one process: the portal with hot reload, and the real server behind it, started again when its code changes. */
import { join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { Running } from '../src/server/start.ts';

const backend = /^\/(DataModel|keeper|dash|branding|health)\//;
const serverCode = /\/(src\/(server|rules|define)|manifests\/(operations|entities))\//;

interface ServerModules {
  startService: typeof import('../src/server/start.ts')['startService'];
  readSettings: typeof import('../src/server/settings.ts')['readSettings'];
}

export function developmentServer(root: string): Plugin {
  let running: Promise<Running> | undefined;
  const start = async (vite: ViteDevServer): Promise<Running> => {
    const load = (path: string) => vite.ssrLoadModule(resolve(root, path)) as Promise<unknown>;
    const { startService } = (await load('src/server/start.ts')) as ServerModules;
    const { readSettings } = (await load('src/server/settings.ts')) as ServerModules;
    const service = await startService(
      readSettings({
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
      vite.httpServer?.on('close', () => void running?.then((service) => service.stop()));
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
