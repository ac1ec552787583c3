/** The document of a charge. */
import GetAttachment from '../../../../manifests/operations/CustomCharges/GetAttachment.ts';
import { handler } from '../../../define/contract/handler.ts';
import { chargeFile } from '../../billing/custom-charges.ts';

export default handler(GetAttachment, ({ customChargeId }, context) => chargeFile(context, customChargeId));
