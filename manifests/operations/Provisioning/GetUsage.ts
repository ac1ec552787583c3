/** What was used day by day of what is paid by use. */
import { Type } from 'typebox';
import { anyOf, can, operation } from '#define';
import { accountId, listInput, Paged } from '../../entities/list.ts';
import { day } from '../../entities/ServiceItem.ts';
import { Usage } from '../../entities/Usage.ts';

export default operation('Provisioning/GetUsage', {
  summary:
    'Answers what was used at an account and below it of fees that are paid by use: of each day, subscription and fee one row, corrections counted in.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Usage'],
  needs: anyOf(can('ONLINEBILL', 'Read'), can('PROVISIONING_REQUEST', 'Read'), can('BILLING_PROVISIONING', 'Read')),
  errors: ['notFound'],
  input: Type.Object({
    ...listInput(['Day', 'Account', 'Quantity', 'ReceivedUtc']),
    accountId,
    from: Type.Optional(day),
    to: Type.Optional(day),
  }),
  data: Paged(Usage),
  example: {
    input: { accountId: 100734 },
    data: {
      Items: [
        {
          Day: '2026-11-19',
          AccountId: 100902,
          Account: 'Data Lake Starter',
          Fee: 'Storage used',
          Unit: 'GB',
          Quantity: 61.25,
          Billed: 0,
          ReceivedUtc: '2026-11-20T02:00:04Z',
        },
      ],
      TotalCount: 1,
    },
  },
});
