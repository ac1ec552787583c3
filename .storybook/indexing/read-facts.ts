/** Reads the facts anew when a file that they come from has changed. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { StoryFacts } from './facts.ts';
import { referencePage } from './reference-facts.ts';
import { fromRoot, root, storyKind } from './story-files.ts';

type Facts = Readonly<Record<string, StoryFacts>>;

/** Names need no styles, and Vite cannot read style modules outside of a server or a build. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
};

let known: Promise<{ readonly facts: Facts; readonly files: readonly string[]; readonly read: number }> | undefined;

async function read() {
  const { module, dependencies } = await runnerImport<{ facts: Facts }>(join(root, '.storybook/indexing/facts.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [noStyles],
  });
  return {
    facts: module.facts,
    files: dependencies.filter((file) => !file.startsWith('\0')).map((file) => resolve(root, file)),
    read: Date.now(),
  };
}

const isNewer = (file: string, than: number): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined || stats.mtimeMs > than;
};

/** The stories of one file; undefined when the file carries none. */
export async function factsOf(file: string): Promise<StoryFacts | undefined> {
  if (storyKind(file) === 'reference') return referencePage(file).facts;
  known ??= read();
  const before = await known;
  const isNew = !(fromRoot(file) in before.facts);
  if (isNew || before.files.some((each) => isNewer(each, before.read))) known = read();
  return (await known).facts[fromRoot(file)];
}
