/** Whether the value is free. */
import ValidateUniqueField from '../../../../manifests/operations/Account/ValidateUniqueField.ts';
import { handler } from '../../../define/handler.ts';
import { fieldCheck } from '../../accounts/field-question.ts';

export default handler(ValidateUniqueField, (question, context) => fieldCheck(context, question));
