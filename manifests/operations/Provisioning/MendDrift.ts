/** Mends a difference to a vendor: he is told again what runs here, or what he has holds here from now on. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';
import { driftId } from '../../entities/Drift.ts';

export default operation('Provisioning/MendDrift', {
  summary:
    'Asks the vendor again for what runs here, or takes over what the vendor has; the latter also needs the right to complete without a vendor. Answers the request that was made, if any.',
  kind: 'write',
  subject: { Drift: 'driftId' },
  changes: [both('Drift'), both('ProvisioningRequest'), both('Account')],
  needs: can('FAILED_PROVISIONING', 'Execute'),
  errors: ['noDrift', 'driftMended', 'driftUnderWay', 'driftCannot', 'driftChanged', 'mayNotTakeOver'],
  audit: { event: 'Difference mended' },
  input: Type.Object({
    driftId,
    way: Type.Enum(['Ours', 'Theirs'], {
      type: 'string',
      words: { Ours: 'Send our value', Theirs: 'Take over the vendor’s value' },
    }),
  }),
  data: Type.Object({ RequestId: Type.Optional(Type.Integer()) }),
  example: { input: { driftId: 900_003, way: 'Ours' }, data: { RequestId: 80613 } },
});
