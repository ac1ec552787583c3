/** Vite plugin: puts the sign-in page with its styles into index.html. */
import { readFile } from 'node:fs/promises';
import { type Plugin, runnerImport } from 'vite';

const styles = ['../../ui/tokens.css', '../../custom/sign-in/page/sign-in.css', './first.css'];

type FirstPage = typeof import('./first-page.tsx');

/** `root` is the folder of this file: the configuration may be bundled elsewhere. */
export function firstPagePlugin(root: string): Plugin {
  return {
    name: 'first-page',
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
  };
}
