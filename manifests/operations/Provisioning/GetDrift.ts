/** One difference between what runs here and what a vendor keeps, or what was billed. */
import { Type } from 'typebox';
import { operation } from '#define';
import { Drift, driftExample, driftId, mayReadDrifts } from '../../entities/Drift.ts';

export default operation('Provisioning/GetDrift', {
  summary: 'Answers a difference with both values, since when it is seen and what mends it.',
  kind: 'read',
  subject: { Drift: 'driftId' },
  reads: ['Drift'],
  needs: mayReadDrifts,
  errors: ['noDrift'],
  input: Type.Object({ driftId }),
  data: Drift,
  example: { input: { driftId: 900_003 }, data: driftExample },
});
