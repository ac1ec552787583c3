/** Whether the value is right. */
import ValidateRemoteField from '../../../../manifests/operations/Account/ValidateRemoteField.ts';
import { handler } from '../../../define/handler.ts';
import { fieldCheck } from '../../accounts/field-question.ts';

export default handler(ValidateRemoteField, (question, context) => fieldCheck(context, question));
