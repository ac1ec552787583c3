/** What may import what: the table of the plan of the house, proved on every import. */
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, textOf } from './files.ts';

/** Room to the rooms it may import; tests and the rooms' own files are free. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  define: [],
  rules: ['define'],
  ui: [],
  locales: [],
  manifests: ['define', 'rules', 'operations'],
  fields: ['define', 'rules', 'ui'],
  client: ['define', 'rules', 'operations', 'entities', 'locales'],
  engines: ['fields', 'ui', 'rules', 'define', 'client'],
  custom: ['engines', 'fields', 'ui', 'rules', 'define', 'client', 'operations'],
  shell: [
    'custom',
    'engines',
    'fields',
    'ui',
    'rules',
    'define',
    'client',
    'manifests',
    'operations',
    'entities',
    'screens',
    'locales',
  ],
  server: ['define', 'rules', 'operations', 'entities', 'locales'],
  operations: ['define', 'rules', 'entities'],
  entities: ['define', 'rules'],
  panels: ['define', 'rules', 'operations', 'entities'],
  screens: ['define', 'rules', 'operations', 'entities', 'panels'],
};

function roomOf(file: string): string | undefined {
  const [top = '', second = ''] = file.split('/');
  if (top === 'src') return second in rooms ? second : undefined;
  if (top === 'manifests') return second in rooms ? second : 'manifests';
  return ['generators', '.storybook', 'tests'].includes(top) ? top : undefined;
}

interface Import {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\/test-[^/]+\.ts$/.test(file);

const imports: readonly Import[] = sourceFiles
  .filter((file) => !isTest(file))
  .flatMap((file) =>
    [
      ...textOf(file).matchAll(
        /(?:from|import|import\() ?['"](#define|\.{1,2}\/[^'"]+)['"]|import\.meta\.glob[^(]*\(\s*\[?\s*['"](\.[^'"]+)['"]/g,
      ),
    ].map((match) => ({
      file,
      from: roomOf(file) ?? '?',
      to: match[1] === '#define' ? 'define' : (roomOf(posix.join(dirname(file), match[1] ?? match[2] ?? '')) ?? '?'),
    })),
  );

describe('layers', () => {
  it('sees the imports', () => {
    expect(imports.length).toBeGreaterThan(300);
  });

  it('every file of ours stands in a room', () => {
    expect([...new Set(imports.filter(({ from, to }) => from === '?' || to === '?').map(({ file }) => file))]).toEqual(
      [],
    );
  });

  it('a room imports only what it may', () => {
    const wrong = imports.filter(({ from, to }) => from in rooms && from !== to && !rooms[from]?.includes(to));
    expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
  });

  it('manifests take their words from the vocabulary alone', () => {
    const around = sourceFiles.filter(
      (file) => file.startsWith('manifests/') && !isTest(file) && /from '[^']*src\/define\//.test(textOf(file)),
    );
    expect(around).toEqual([]);
  });

  it('no file hands on what another one exports, but for the vocabulary', () => {
    const handing = sourceFiles.filter((file) => /^export (type )?(\*|\{[^}]*\}).* from '/m.test(textOf(file)));
    expect(handing).toEqual(['src/define/manifest.ts']);
  });

  it('the shell alone globs the screens', () => {
    const globbing = sourceFiles.filter(
      (file) => file.startsWith('src/') && /import\.meta\.glob[^)]*manifests\/screens/.test(textOf(file)),
    );
    expect(globbing.filter((file) => !file.startsWith('src/shell/'))).toEqual([]);
  });

  it('only src/ui imports Mantine', () => {
    const users = sourceFiles.filter((file) => /from ['"]@mantine\//.test(textOf(file)));
    expect(users.filter((file) => !file.startsWith('src/ui/'))).toEqual([]);
  });
});

describe('the server', () => {
  it('has at its root only what starts it', () => {
    const atRoot = sourceFiles.filter((file) => /^src\/server\/[^/]+\.ts$/.test(file) && !isTest(file));
    expect(atRoot.map((file) => file.replace('src/server/', ''))).toEqual([
      'app.ts',
      'free-port.ts',
      'main.ts',
      'secrets.ts',
      'service.ts',
      'settings.ts',
      'start.ts',
      'trusted-proxies.ts',
    ]);
  });
});
