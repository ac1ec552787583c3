/** Whether a vendor's server answers, and what to make of it where it does not. */
import type { Answer, OutgoingProblem } from './outgoing.ts';

export type HealthProblem = OutgoingProblem | 'NoSecret' | 'Refused' | 'LedOn' | 'OddAnswer';

export interface Health {
  readonly health: 'Up' | 'Down' | 'Misconfigured';
  /** Absent: nothing is wrong. */
  readonly problem?: HealthProblem;
}

/** What its owner has to mend; everything else may pass by itself. */
const mistakes: readonly HealthProblem[] = ['NoSecret', 'Refused', 'LedOn', 'InsideNetwork', 'NoName', 'Certificate'];

export const healthWith = (problem: HealthProblem | undefined): Health =>
  problem === undefined ? { health: 'Up' } : { health: mistakes.includes(problem) ? 'Misconfigured' : 'Down', problem };

export function problemOfStatus({ status }: Pick<Answer, 'status'>): HealthProblem | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status === 401 || status === 403) return 'Refused';
  return status >= 300 && status < 400 ? 'LedOn' : 'OddAnswer';
}
