/** Everything on a screen that somebody may or may not use, each with the answer and its reason: what "What may I do here?" lists. */

import type { BlockShape, RecordHeaderShape } from '../../define/shapes/block-shapes.ts';
import type { Capabilities } from '../../rules/access/capabilities.ts';
import { kindOf } from './block-kinds.ts';
import { actionControls, type Control, callControls, control, type Part } from './controls.ts';
import { blockGate } from './gate.ts';
import { type Verdict, verdictOf } from './verdict.ts';

export interface Explained extends Control {
  readonly verdict: Verdict;
}

interface Explainable {
  readonly header?: RecordHeaderShape;
  readonly body: BlockShape;
}

/** What stands in a part that is not there is not listed: the part says it for all of it. */
export function* explain({ header, body }: Explainable, held: Capabilities): Generator<Explained> {
  const head = [...callControls('part', undefined, header), ...actionControls('link', header?.up && [header.up])];
  for (const part of [...head, body]) yield* explainPart(part, held);
}

function* explainPart(part: Part, held: Capabilities): Generator<Explained> {
  const here = 'block' in part ? blockControl(part) : part;
  const verdict = verdictOf(here.gated, held);
  yield { ...here, verdict };
  if (verdict.state !== 'hidden') for (const inner of here.parts ?? []) yield* explainPart(inner, held);
}

function blockControl(shape: BlockShape): Control {
  const title = 'title' in shape && typeof shape.title === 'string' ? shape.title : undefined;
  return {
    ...control('part', title, blockGate(shape), shape),
    parts: kindOf(shape).parts?.(shape as never, blockGate) ?? [],
  };
}
