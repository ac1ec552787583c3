/** Every English text that people read, and where it stands: the English text is the key of its translations. */
import { search } from '../../manifests/search.ts';
import { shell } from '../../manifests/shell.ts';
import { type AnyOperation, auditOf } from '../../src/define/contract/operation.ts';
import { pairsOf } from '../../src/define/contract/order.ts';
import { catalogueKey } from '../../src/define/in-context.ts';
import type { Screen } from '../../src/define/screen.ts';
import { errorDomains } from '../../src/rules/errors/catalogue.ts';
import { definitionTexts } from '../../src/rules/fields/definition-texts.ts';
import { fieldTexts, passwordTexts } from '../../src/rules/fields/field-texts.ts';
import { kinds } from '../../src/rules/kinds/registry.ts';
import { standardTexts } from '../../src/server/access/standard/texts.ts';
import { eventNames } from '../../src/server/audit/event-names.ts';
import { referenceTexts } from '../../src/server/layouts/reference/texts.ts';
import { frameTexts, rightTexts, screenTexts } from './screen-texts.ts';
import { type PlacedText, sourceTexts } from './source-texts.ts';

// Whatever says something in layouts and enumerations is loaded, so that what it says is known.
import.meta.glob(['../../src/server/layouts/reference/**/*.ts', '!**/*.test.ts'], { eager: true });

/** Text to the places where it is used. */
export type Texts = ReadonlyMap<string, readonly string[]>;

export interface TextSources {
  /** By file. */
  readonly screens: Readonly<Record<string, Screen>>;
  readonly operations: Readonly<Record<string, AnyOperation>>;
  readonly root: string;
  /** Texts of the sources, where somebody has read them already. */
  readonly placed?: readonly PlacedText[];
}

export function allTexts({ screens, operations, root, placed = sourceTexts(root) }: TextSources): Texts {
  const texts = new Map<string, string[]>();
  const add = (place: string, found: Iterable<string>): void => {
    for (const said of found) {
      const text = catalogueKey(said);
      if (!text.trim()) continue;
      const places = texts.get(text) ?? [];
      if (!places.includes(place)) places.push(place);
      texts.set(text, places);
    }
  };
  for (const [file, screen] of Object.entries(screens)) {
    add(file, screenTexts(screen));
    add('manifests/shell.ts', frameTexts(screen));
  }
  for (const [file, { needs, order }] of Object.entries(operations)) {
    add(file, rightTexts(needs));
    add(
      'manifests/operations',
      pairsOf(order).map(({ title }) => title),
    );
  }
  for (const { place, text } of placed) add(place, [text]);
  for (const [file, list] of Object.entries(errorDomains))
    add(`src/rules/errors/${file.slice(2)}`, Object.values(list));
  for (const list of [fieldTexts, passwordTexts]) add('src/rules/fields/field-texts.ts', Object.values(list));
  add('src/rules/fields/definition-texts.ts', Object.values(definitionTexts));
  for (const { kind, definable } of Object.values(kinds))
    if (definable) add(`src/rules/kinds/${kind}.ts`, [definable.title]);
  const events = Object.values(operations).flatMap((operation) => auditOf(operation)?.event ?? []);
  add('manifests/operations', [...eventNames, ...events]);
  add('src/server/access/standard', standardTexts);
  add('src/server/layouts/reference', referenceTexts());
  const { bar: _bar, ...named } = shell.menus;
  add('manifests/shell.ts', [...Object.values(named).flat(), shell.searchTitle]);
  for (const { title, explore, actions = [] } of search)
    add('manifests/search.ts', [
      title,
      ...(explore ? [explore.title, explore.none] : []),
      ...actions.map(({ label }) => label),
    ]);
  return texts;
}
