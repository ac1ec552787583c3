/** Vite plugin: puts the sign-in page with its styles into index.html, and lists the files of the app for the time after. */
import { readFile } from 'node:fs/promises';
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';

const styles = ['../ui/tokens.css', '../custom/sign-in/sign-in.css', './first.css'];

type Chunk = Rolldown.OutputChunk;
type FirstPage = typeof import('./first-page.tsx');

/** `root` is the folder of this file: the configuration may be bundled elsewhere. */
export function firstPagePlugin(root: string): Plugin[] {
  return [
    {
      name: 'portolan:first-page',
      transformIndexHtml: {
        order: 'pre',
        async handler(html) {
          const css = await Promise.all(styles.map((file) => readFile(`${root}/${file}`, 'utf8')));
          // Read anew each time, so that the page follows its source while developing.
          const { module } = await runnerImport<FirstPage>(`${root}/first-page.tsx`, { root, configFile: false });
          return html
            .replace('<!--first-style-->', () => `<style>${css.join('\n')}</style>`)
            .replace('<!--first-page-->', module.firstPage);
        },
      },
    },
    {
      name: 'portolan:app-files',
      apply: 'build',
      transformIndexHtml: {
        order: 'post',
        handler: (_html, { bundle = {} }) => {
          const { core, rest } = appFiles(Object.values(bundle).filter((each) => each.type === 'chunk'));
          return [meta('app-core', core), meta('app-rest', rest)];
        },
      },
    },
  ];
}

const meta = (name: string, files: readonly string[]): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content: files.map((file) => `/v/${file}`).join(' ') },
  injectTo: 'head',
});

/** What stands on the first screen after sign-in, beside the app itself. */
const landing = [
  /\/shell\/ScreenPage\.tsx$/,
  /\/screens\/dashboard\/dashboard\.ts$/,
  /\/engines\/(board|table)\/render\.tsx$/,
];

/** The app with the largest of its libraries; and all else that it and the landing screen import, with their styles. */
function appFiles(chunks: readonly Chunk[]): { readonly core: readonly string[]; readonly rest: readonly string[] } {
  const closure = (names: readonly string[], found = new Set<string>()): Set<string> => {
    for (const chunk of chunks.filter((each) => names.includes(each.fileName) && !found.has(each.fileName))) {
      found.add(chunk.fileName);
      for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
      closure(chunk.imports, found);
    }
    return found;
  };
  const named = (...files: readonly RegExp[]) =>
    chunks.filter((each) => files.some((file) => file.test(each.facadeModuleId ?? ''))).map((each) => each.fileName);
  const app = named(/\/shell\/app\.tsx$/);
  const sizeOf = (file: string) => chunks.find((each) => each.fileName === file)?.code.length ?? 0;
  const [largest] = [...closure(app)].sort((a, b) => sizeOf(b) - sizeOf(a));
  const core = [...new Set([...app, ...(largest ? [largest] : [])])];
  const here = closure(chunks.filter((each) => each.isEntry).map((each) => each.fileName));
  const rest = [...closure([...core, ...named(...landing)])].filter((file) => !core.includes(file) && !here.has(file));
  return { core, rest };
}
