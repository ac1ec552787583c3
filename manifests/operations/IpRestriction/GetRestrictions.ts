/** From which addresses the users of a company may work (CALL-130). */
import { Type } from 'typebox';
import { can, operation } from '#define';
import { IpRestrictions, ipRestrictionsExample } from '../../entities/IpRestrictions.ts';
import { accountId } from '../../entities/list.ts';

export default operation('IpRestriction/GetRestrictions', {
  summary: 'Answers the allow list and the deny list of a company.',
  kind: 'read',
  subject: { Account: 'companyAccountId' },
  reads: ['IpRestriction'],
  needs: can('IP_AUTHORIZATION_CONFIGURATION', 'Read'),
  errors: ['companiesOnly', 'notFound'],
  input: Type.Object({ companyAccountId: accountId }),
  data: IpRestrictions,
  example: { input: { companyAccountId: 100734 }, data: ipRestrictionsExample },
});
