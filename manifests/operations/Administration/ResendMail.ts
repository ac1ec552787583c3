/** Tries at once to send an e-mail that waits. */
import { Type } from 'typebox';
import { can, operation } from '#define';

export default operation('Administration/ResendMail', {
  summary: 'Lets an e-mail of the branch that was not sent be tried at once, as often as at first.',
  kind: 'write',
  subject: { Mail: 'mailId' },
  changes: ['Mail'],
  needs: can('ADMINISTRATIVE', 'Execute'),
  errors: ['noWaitingMail'],
  audit: { event: 'E-mail tried again' },
  input: Type.Object({ mailId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) }),
  data: Type.Null(),
  example: { input: { mailId: 7 }, data: null },
});
