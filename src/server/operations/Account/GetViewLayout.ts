/** The layout stands ready for the session and language. */
import GetViewLayout from '../../../../manifests/operations/Account/GetViewLayout.ts';
import { handler } from '../../../define/contract/handler.ts';

export default handler(
  GetViewLayout,
  async ({ accountType, viewName, productName }, { session, layouts, language }) => ({
    raw: layouts.view(session.user.Capability, language, accountType, viewName, productName ?? null).layout,
  }),
);
