/** The months for which there are bills of an account (CALL-079). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { BillInterval, intervalExample } from '../../entities/bill.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/GetIntervals', {
  summary:
    'Answers the months from the first that an account was billed for to the one that goes on, the newest first.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['CustomCharge', 'Order'],
  needs: can('ONLINEBILL', 'Read'),
  errors: ['noBills', 'notFound'],
  input: Type.Object({ accountId }),
  data: Type.Array(BillInterval),
  example: { input: { accountId: 100734 }, data: [intervalExample] },
});
