/** Whether a vendor's server answers: a signed request for its health, and what its answer means. */
import { askOutside, type Outgoing, OutgoingFailure, type OutgoingProblem } from './outgoing.ts';
import { signedHeaders } from './signature.ts';

export type HealthProblem = OutgoingProblem | 'NoSecret' | 'Refused' | 'LedOn' | 'OddAnswer';

export interface Health {
  readonly health: 'Up' | 'Down' | 'Misconfigured';
  /** Absent: nothing is wrong. */
  readonly problem?: HealthProblem;
}

export interface Checked extends Pick<Outgoing, 'timeoutMs' | 'allowed' | 'resolve' | 'signal'> {
  /** Where its calls begin. */
  readonly url: string;
  /** The present one, and the new one beside it. */
  readonly secrets: readonly string[];
}

/** What its owner has to mend; everything else may pass by itself. */
const mistakes: readonly HealthProblem[] = ['NoSecret', 'Refused', 'LedOn', 'InsideNetwork', 'NoName', 'Certificate'];

const of = (problem: HealthProblem): Health => ({
  health: mistakes.includes(problem) ? 'Misconfigured' : 'Down',
  problem,
});

export async function checkHealth({ url, secrets, ...how }: Checked): Promise<Health> {
  if (secrets.length === 0) return of('NoSecret');
  const headers = signedHeaders(secrets, { id: `msg_${crypto.randomUUID()}`, time: new Date(), body: '' });
  try {
    const { status } = await askOutside({ ...how, url: `${url.replace(/\/+$/, '')}/health`, method: 'GET', headers });
    if (status >= 200 && status < 300) return { health: 'Up' };
    if (status === 401 || status === 403) return of('Refused');
    return of(status >= 300 && status < 400 ? 'LedOn' : 'OddAnswer');
  } catch (failure) {
    if (failure instanceof OutgoingFailure) return of(failure.problem);
    throw failure;
  }
}
