/** Which row stands beside its list when rows come and go. */
import type { Heard, RowHere } from './use-row-here.ts';

export interface HeldRow extends RowHere {
  /** The turn in which it came to hand. */
  readonly turn: string;
  /** Others have taken it out of the list. */
  readonly isGone: boolean;
}

/**
 * The row at hand. One that others took out of the list stays until somebody goes on, so that nobody decides about another row than
 * he reads; what he has done himself brings the next one.
 */
export function heldRow(before: HeldRow | undefined, { here, turn, has }: Heard, isOwn: boolean): HeldRow | undefined {
  const next = here && { ...here, turn, isGone: false };
  if (before === undefined || before.id === here?.id || before.turn !== turn || isOwn || has(before.id)) return next;
  return { ...before, isGone: true };
}
