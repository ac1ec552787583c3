/** Is a value right? For rules that only the server knows (CALL-056, VAL-56). */
import { Type } from 'typebox';
import { operation } from '#define';
import { mayCreateOrUpdateAny } from '../../entities/creation.ts';
import { FieldCheck, fieldCheckInput } from '../../entities/FieldCheck.ts';

export default operation('Account/ValidateRemoteField', {
  summary: 'Says whether a value is right, such as the check digits of a bank account.',
  kind: 'read',
  subject: { Account: ['accountId', 'parentAccountId'] },
  reads: [],
  needs: mayCreateOrUpdateAny,
  errors: ['ERR-26', 'notFound'],
  input: Type.Object(fieldCheckInput),
  data: FieldCheck,
  example: {
    input: { accountId: 100734, accountType: 'Company', fieldName: 'Iban', value: 'AT61 1904 3002 3457 3201' },
    data: { IsValid: true },
  },
});
