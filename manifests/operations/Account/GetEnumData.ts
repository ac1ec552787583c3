/** The members of one enumeration in the caller's language (CALL-043). */
import { Type } from 'typebox';
import { operation } from '#define';
import { EnumMember } from '../../entities/EnumMember.ts';
import { accountId } from '../../entities/list.ts';

export default operation('Account/GetEnumData', {
  summary: 'Answers the members of an enumeration in their order.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['ViewLayout'],
  needs: 'signedIn',
  errors: ['unknownEnum'],
  input: Type.Object({
    enumName: Type.String({ minLength: 1, maxLength: 60 }),
    accountId: Type.Optional(accountId),
  }),
  data: Type.Array(EnumMember),
  example: { input: { enumName: 'LegalForm' }, data: [{ DisplayName: 'Public limited company', Value: 'AG' }] },
});
