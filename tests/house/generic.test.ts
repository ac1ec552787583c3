/** Engines and fields are generic: they name no screen, no operation and no entity. */
import { describe, expect, it } from 'vitest';
import { layouts } from '../../src/server/layouts/reference/catalogue.ts';
import { files, sourceFiles, textOf } from './files.ts';

const generic = sourceFiles.filter(
  (file) => /^src\/(engines|fields)\//.test(file) && !/\.test\.tsx?$|test-/.test(file),
);
const nameOf = (file: string): string => (file.split('/').pop() ?? '').replace(/\.ts$/, '');

const operations = files.filter((file) => /^manifests\/operations\/[^/]+\/[^/]+\.ts$/.test(file)).map(nameOf);
const entities = files.filter((file) => /^manifests\/entities\/[A-Z][A-Za-z]+\.ts$/.test(file)).map(nameOf);
/** Field kinds named like the value they show share a word with an entity; the kind is what is meant. */
const fieldKinds = new Set(
  files.filter((file) => /^src\/fields\/[A-Z]\w+\.tsx$/.test(file)).map((file) => nameOf(file).replace('.tsx', '')),
);
const paths = files
  .filter((file) => /^manifests\/screens\/.*\.ts$/.test(file))
  .flatMap((file) => [...textOf(file).matchAll(/screen\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''));

/** Strings alone count: an identifier may share a word by accident. */
const strings = (file: string): string[] =>
  [
    ...textOf(file)
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .matchAll(/['"`]([^'"`\n]+)['"`]/g),
  ].map((match) => match[1] ?? '');

/** What the product is about. A word stands at the beginning of an identifier or behind a smaller letter: AccountPath, ownerAccount. */
const words = ['account', 'user', 'reseller', 'company', 'department', 'product'];
/**
 * What is no entity of ours: who uses the portal, in person (user, useUserId, userEvent, userAgent); names of field kinds, which a
 * manifest chooses; names of drawings (IconUser); and names of rights, which are data of the contract in capitals.
 */
const isFree = (name: string): boolean =>
  /^(useUserId|user|users|userEvent|userAgent|UserEvent|Icon\w+)$/.test(name) ||
  fieldKinds.has(name) ||
  /^[A-Z0-9_]+$/.test(name);

/** Identifiers, and strings that are a name; what people read may speak of whatever it likes. */
function namesIn(file: string): readonly string[] {
  const code = textOf(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const unspoken = code.replace(/\b(t|from)\(?\s*'[^'\n]*'|'([^'\n]*)'/g, (_all, _read, name = '') =>
    / /.test(name) ? ' ' : ` ${name} `,
  );
  return [...unspoken.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name);
}

const ofProduct = (name: string): boolean =>
  !isFree(name) &&
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).some((part) =>
    words.includes(part.toLowerCase().replace(/s$/, '')),
  );

describe('engines, ui and define', () => {
  const rooms = sourceFiles.filter(
    (file) => /^src\/(engines|ui|define)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );

  it('know no word of the product', () => {
    const found = rooms.flatMap((file) =>
      [...new Set(namesIn(file).filter(ofProduct))].map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('would be found out', () => {
    expect(['AccountPath', 'ownerAccount', 'resellers', 'Product', 'productOf'].filter(ofProduct)).toHaveLength(5);
    expect(['accounting', 'production', 'AccountLink', 'USER_ACCOUNT'].filter(ofProduct)).toEqual([]);
    expect(rooms.length).toBeGreaterThan(200);
  });
});

describe('engines and fields', () => {
  it.each(generic)('%s names no screen, operation or entity', (file) => {
    const found = strings(file);
    const names = [...operations, ...entities.filter((entity) => !fieldKinds.has(entity))];
    expect(names.filter((name) => found.some((text) => text === name || text.endsWith(`/${name}`)))).toEqual([]);
    expect(paths.filter((path) => path.length > 1 && found.some((text) => text.startsWith(path)))).toEqual([]);
  });

  const isKind = (file: string): boolean => /^src\/(fields|rules\/kinds)\/[A-Z]/.test(file);
  /**
   * A text in `t('…')` and a name in a lookup share words with kinds, as do fields of accounts and SignalR on the server. Reports say
   * by their kinds what their columns are, as manifests do.
   */
  const quoted = (file: string): string[] =>
    [
      ...textOf(file)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*|\bt\('[^']*'/g, '')
        .matchAll(/'([A-Z]\w+)'/g),
    ].map((match) => match[1] ?? '');
  const fieldsOfAccounts = new Set(
    layouts.flatMap(({ pages }) =>
      pages.flatMap(({ Containers }) => Containers.flatMap(({ Fields }) => Fields.map(({ Name }) => Name))),
    ),
  );

  it('a field kind is named in its two files alone', () => {
    const elsewhere = sourceFiles.filter(
      (file) =>
        /^(src|generators|\.storybook)\//.test(file) &&
        !isKind(file) &&
        !/\.test\.tsx?$|\/testing\/|^src\/server\/(layouts\/reference|report(s|ing)|signalr)\/|^\.storybook\/stories\//.test(
          file,
        ),
    );
    const named = elsewhere.flatMap((file) => {
      const words = quoted(file).filter((word) => fieldKinds.has(word));
      return words
        .filter((word) => /^src\/(define|fields|engines)\//.test(file) || !fieldsOfAccounts.has(word))
        .map((word) => `${file}: ${word}`);
    });
    expect(named).toEqual([]);
  });

  it('each kind has its rules and its faces, and its rules know no React', () => {
    const namesIn = (folder: RegExp) =>
      files.filter((file) => folder.test(file)).map((file) => nameOf(file).replace('.tsx', ''));
    const rules = /^src\/rules\/kinds\/[A-Z]\w+\.ts$/;
    expect(namesIn(rules)).toEqual(namesIn(/^src\/fields\/[A-Z]\w+\.tsx$/));
    const drawing = sourceFiles.filter((file) => file.startsWith('src/rules/') && /from 'react/.test(textOf(file)));
    expect(drawing).toEqual([]);
  });

  it('the sweep has something to sweep', () => {
    expect([generic.length > 30, operations.length >= 15, entities.length > 5, paths.length >= 5]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

it('a dialog in which something is typed asks before it goes', () => {
  const dialogs = sourceFiles.filter(
    (file) => /^src\/(engines|shell)\/.*\.tsx$/.test(file) && /<Modal\b/.test(textOf(file)),
  );
  const typed = dialogs.filter((file) => /<(TextInput|NativeTextInput|SchemaForm|PasswordStep)\b/.test(textOf(file)));
  expect(typed.length).toBeGreaterThan(2);
  expect(typed.filter((file) => !textOf(file).includes('useAskFirst('))).toEqual([]);
});
