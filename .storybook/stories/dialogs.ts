/** The dialogs before actions of a screen: each about a row that it fits, as the examples of calls have one. */

import { selectPart } from '../../src/client/first/call.ts';
import type { Screen } from '../../src/define/screen.ts';
import { type ActionShape, operationOf, type SourceShape } from '../../src/define/shapes/element-shapes.ts';
import { type ManifestObject, objectsIn } from '../../src/define/walk.ts';
import { asksFirst } from '../../src/engines/action/prepare.ts';
import { answerOf } from '../../src/engines/binding/answer-rows.ts';
import { holds } from '../../src/engines/binding/condition.ts';

export interface DialogOfAction {
  readonly action: ActionShape;
  /** What it is done to; undefined: nothing in particular. */
  readonly row: unknown;
}

/** Each once, in the order of the manifest. */
export function dialogsOf(screen: Screen): readonly DialogOfAction[] {
  const all = [...objectsIn(screen)].flatMap((part) => [
    ...actionsOf(part, 'toolbar').map((action) => ({ action, row: undefined })),
    ...actionsOf(part, 'actions').map((action) => ({ action, row: rowFor(action, part) })),
    ...actionsOf(part, 'bulk').map((action) => ({ action, row: rowFor(action, part) })),
  ]);
  const labels = all.map(({ action }) => action.label);
  return all.filter(({ action }, index) => asksFirst(action) && labels.indexOf(action.label) === index);
}

const actionsOf = (part: ManifestObject, list: string): readonly ActionShape[] =>
  Array.isArray(part[list]) ? part[list].filter((each) => typeof each?.action === 'string') : [];

function rowFor(action: ActionShape, part: ManifestObject): unknown {
  const source = part['source'] as SourceShape | undefined;
  if (!source) return undefined;
  const { data } = operationOf(source).example;
  if (part['block'] !== 'table') return data;
  const { rows } = answerOf(source, selectPart(source, data));
  return rows.find((row) => holds(action.when, row)) ?? rows[0];
}
