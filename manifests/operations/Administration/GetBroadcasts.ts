/** The messages to branches that stand, as far as the caller sees. */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { Broadcast, broadcastExample } from '../../entities/Broadcast.ts';

export default operation('Administration/GetBroadcasts', {
  summary: 'Answers every message that stands, the latest first.',
  kind: 'read',
  subject: 'none',
  reads: ['Broadcast'],
  needs: can('ADMINISTRATIVE', 'Read'),
  auditedLook: { event: 'Administration looked at' },
  input: Type.Object({}),
  data: Type.Array(Broadcast),
  example: { input: {}, data: [broadcastExample] },
});
