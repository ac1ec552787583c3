/** The layout stands ready for the session and language; what a vendor asks for is shown to whoever sees the service or has it. */
import GetViewLayout from '../../../../manifests/operations/Account/GetViewLayout.ts';
import { handler } from '../../../define/contract/handler.ts';
import { seesProduct } from '../../catalogue/sees-product.ts';

export default handler(GetViewLayout, async ({ accountType, viewName, productName = null }, context) => {
  const { session, layouts, language } = context;
  const isHidden =
    productName !== null && layouts.hasServiceFields(productName) && !(await seesProduct(context, productName));
  const view = layouts.view(session.user.Capability, language, accountType, viewName, isHidden ? null : productName);
  return { raw: view.layout };
});
