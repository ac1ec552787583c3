/** Mends differences to vendors: what runs here is asked of them again, or what they have holds here. */
import { sql } from 'kysely';
import type MendDrift from '../../../../manifests/operations/Provisioning/MendDrift.ts';
import type { CallContext } from '../../../define/contract/handler.ts';
import type { DataOf, InputOf } from '../../../define/contract/operation.ts';
import { Failure } from '../../calls/failure.ts';
import { findDrift, mayTakeOver, noDrift } from './drifts.ts';

interface Outcome {
  readonly outcome: 'done' | 'absent' | keyof typeof refusals;
  readonly request_id: number | null;
}

const refusals = {
  mended: 'driftMended',
  underWay: 'driftUnderWay',
  cannot: 'driftCannot',
  changed: 'driftChanged',
} as const;

/** @throws 404 for one that is out of sight or not the session's to mend, 403 where the right is missing, 409 where nothing is mended so. */
export async function mendDrift(
  context: CallContext,
  { driftId, way }: InputOf<typeof MendDrift>,
): Promise<DataOf<typeof MendDrift>> {
  const { Kind, Expected, Found } = await findDrift(context, { driftId });
  if (way === 'Theirs' && !mayTakeOver(context)) throw new Failure(403, 'mayNotTakeOver');
  const { rows } = await sql<Outcome>`select outcome, request_id from mend_drift(${driftId}, ${way})`.execute(
    context.db,
  );
  const { outcome, request_id: requestId } = rows[0] ?? { outcome: 'absent', request_id: null };
  if (outcome === 'absent') throw noDrift(driftId);
  if (outcome !== 'done') throw new Failure(409, refusals[outcome], { driftId });
  context.audit({ details: `${Kind}: ${Expected ?? '–'} / ${Found ?? '–'} → ${way}` });
  return requestId === null ? {} : { RequestId: requestId };
}
