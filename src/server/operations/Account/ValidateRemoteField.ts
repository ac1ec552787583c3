/** Whether the value is right. */
import ValidateRemoteField from '../../../../manifests/operations/Account/ValidateRemoteField.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fieldCheck } from '../../accounts/field-check.ts';

export default handler(ValidateRemoteField, (question, context) => fieldCheck(context, question));
