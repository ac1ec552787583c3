/** Lists the files of the app in index.html, so that the sign-in page can fetch them while somebody types. */
import { join } from 'node:path';
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import { aroundRoot } from './chunk-groups.ts';

type Chunk = Rolldown.OutputChunk;
type Landing = typeof import('./after-sign-in.ts');

export function appFiles(root: string): Plugin {
  return {
    name: 'app-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (_html, { bundle = {} }) => {
        const { module } = await runnerImport<Landing>(join(root, 'generators/build/after-sign-in.ts'), {
          root,
          configFile: false,
        });
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const { core, rest } = sorted(chunks, [
          /\/shell\/screen\/ScreenPage\.tsx$/,
          aroundRoot,
          ...module.afterSignInFiles(),
        ]);
        return [meta('app-core', core), meta('app-rest', rest)];
      },
    },
  };
}

const meta = (name: string, files: readonly string[]): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content: files.map((file) => `/v/${file}`).join(' ') },
  injectTo: 'head',
});

/** The app with the libraries that draw pages and find them; and all else that it and the landing screen import, with their styles. */
function sorted(chunks: readonly Chunk[], landing: readonly RegExp[]) {
  const closure = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const chunk of chunks.filter((each) => names.includes(each.fileName) && !found.has(each.fileName))) {
      found.add(chunk.fileName);
      for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
      closure(chunk.imports, found);
    }
    return found;
  };
  const holding = (file: RegExp): string => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => file.test(id)));
    if (!chunk) throw new Error(`Nothing that was built holds ${file}, which is needed after sign-in.`);
    return chunk.fileName;
  };
  const app = holding(/\/shell\/start\/app\.tsx$/);
  const core = [app, holding(/node_modules\/react-dom\/.*client/)];
  const here = closure(chunks.filter((each) => each.isEntry).map((each) => each.fileName));
  const rest = [...closure([...core, ...landing.map(holding)])].filter(
    (file) => !core.includes(file) && !here.has(file),
  );
  return { core, rest };
}
