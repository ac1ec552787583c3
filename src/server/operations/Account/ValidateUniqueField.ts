/** Whether the value is free. */
import ValidateUniqueField from '../../../../manifests/operations/Account/ValidateUniqueField.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fieldCheck } from '../../accounts/field-check.ts';

export default handler(ValidateUniqueField, (question, context) => fieldCheck(context, question));
