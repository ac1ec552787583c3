/**
 * `virtual:validators`: for each call that somebody is asked about, a way to load its compiled validator; each is a chunk
 * of its own. The schema of the call stays the only source.
 */
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import { compileValidator } from './compile.ts';

const list = 'virtual:validators';
const one = 'virtual:validator/';

export interface ValidatorOptions {
  /** Also the screens of the tests. */
  readonly fixtures?: boolean;
}

export function validators(root: string, { fixtures = false }: ValidatorOptions = {}): Plugin {
  const file = join(root, 'generators/validators', fixtures ? 'fixture-form-inputs.ts' : 'form-inputs.ts');
  let known: Promise<Readonly<Record<string, object>>> | undefined;
  let watched = new Set<string>();
  const read = async () => {
    const { module, dependencies } = await runnerImport<{ readonly inputs: Readonly<Record<string, object>> }>(file, {
      root,
      configFile: false,
    });
    watched = new Set(dependencies.map((path) => resolve(root, path)));
    return module.inputs;
  };
  const inputs = () => {
    known ??= read();
    return known;
  };
  const forget = (server: ViteDevServer, path: string): void => {
    if (!watched.has(path) && !path.includes('/manifests/')) return;
    known = undefined;
    for (const module of server.moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith(`\0${list.slice(0, -1)}`)) server.moduleGraph.invalidateModule(module);
    }
  };
  return {
    name: 'validators',
    buildStart: () => {
      known = undefined;
    },
    resolveId: (id) => (id === list || id.startsWith(one) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${list}`) {
        const names = Object.keys(await inputs()).sort();
        const lines = names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(one + name)})`);
        return `export const validators = {\n${lines.join(',\n')}\n};\n`;
      }
      if (!id.startsWith(`\0${one}`)) return undefined;
      const name = id.slice(one.length + 1);
      const schema = (await inputs())[name];
      if (!schema) throw new Error(`No form asks for the input of ${name}`);
      return compileValidator(schema);
    },
    configureServer: (server) => {
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (path) => forget(server, path));
    },
  };
}
