/** Every write that somebody can make on a screen: where it stands and by what it is made, found in the manifests. */
import { screenFiles } from '../../../generators/product/all-screens.ts';
import type { AnyOperation } from '../../../src/define/contract/operation.ts';
import type { Screen } from '../../../src/define/screen.ts';
import { operationOf, type SourceShape } from '../../../src/define/shapes/element-shapes.ts';
import type { ManifestObject } from '../../../src/define/walk.ts';

/** What stands around a part, and the name under which it holds the next one. */
export interface Around {
  readonly part: ManifestObject;
  readonly key: string;
}

/** By what a write is made; `other` is what only one screen has. */
export type Means = 'action' | 'undo' | 'cells' | 'rank' | 'record' | 'form' | 'wizard' | 'other';

export interface Place {
  /** Its file below `manifests/screens`. */
  readonly file: string;
  readonly screen: Screen;
  readonly operation: AnyOperation;
  readonly means: Means;
  /** What calls. */
  readonly part: ManifestObject;
  /** Outermost first; the last one holds the part itself. */
  readonly around: readonly Around[];
}

/** What a step of a wizard asks is sent at its end. */
const isSent = ({ block }: ManifestObject): boolean => block !== 'ask';

function meansOf({ action, undo, edit, rank, block }: ManifestObject): Means {
  if (action !== undefined) return 'action';
  if (undo === 'operation') return 'undo';
  if (rank !== undefined) return 'rank';
  if (edit !== undefined) return edit === 'record' ? 'record' : 'cells';
  return block === 'form' ? 'form' : block === 'finish' ? 'wizard' : 'other';
}

type Found = Pick<Place, 'part' | 'around'>;

function* writesIn(value: unknown, around: readonly Around[]): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  const part = value as ManifestObject;
  const source = part['source'] as SourceShape | undefined;
  if (source && operationOf(source).kind === 'write' && isSent(part)) yield { part, around };
  for (const [key, each] of Object.entries(part)) {
    if (key === 'source') continue;
    for (const one of [each].flat()) yield* writesIn(one, [...around, { part, key }]);
  }
}

const all: readonly Place[] = Object.entries(screenFiles).flatMap(([path, screen]) => {
  const file = /screens\/(.*)\.ts$/.exec(path)?.[1] ?? '';
  return [...writesIn(screen, [])].map(({ part, around }) => ({
    ...{ file, screen, part, around },
    operation: operationOf(part['source'] as SourceShape),
    means: meansOf(part),
  }));
});

/** How far the way to it is: the same deed is tried where it is nearest. */
const far: Readonly<Record<string, number>> = { steps: 8, aside: 4, detail: 4, bulk: 3, action: 2, below: 1 };
const wayTo = ({ around }: Place): number => around.reduce((sum, { key }) => sum + (far[key] ?? 0), 0);

/** As it is read in English: what tells it from others of the same words stands behind. */
export const titleOf = (text: unknown): string => String(text ?? '').split('\u0004')[0] ?? '';

export const labelOf = ({ part }: Place): string => titleOf(part['label']);

const keyOf = (place: Place): string => `${place.operation.operation}, ${place.means} ${labelOf(place)}`.trim();

/** Each deed once, by what it is called. */
export const places: readonly (readonly [string, Place])[] = [
  ...new Map([...all].sort((one, other) => wayTo(other) - wayTo(one)).map((place) => [keyOf(place), place] as const)),
].sort(([one], [other]) => (one < other ? -1 : 1));
