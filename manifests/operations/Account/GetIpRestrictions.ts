/** From which addresses the users of a company may work (CALL-080). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { IpEntries, ipEntriesExample } from '../../entities/IpRestrictions.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/GetIpRestrictions', {
  summary: 'Answers the allow list and the deny list of a company, entry by entry.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['IpRestriction'],
  needs: can('IP_AUTHORIZATION_CONFIGURATION', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({ accountId }),
  data: IpEntries,
  example: { input: { accountId: 100734 }, data: ipEntriesExample },
});
