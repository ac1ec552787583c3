/** Asks a vendor what may be chosen in a field. */
import GetFieldChoices from '../../../../manifests/operations/Marketplace/GetFieldChoices.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fieldChoices } from '../../provisioning/field-choices.ts';

export default handler(GetFieldChoices, async (wanted, context) =>
  (await fieldChoices(context, wanted)).map(({ value, label }) => ({ Value: value, DisplayName: label })),
);
