/** Members of an enumeration stand ready. */
import GetEnumData from '../../../../manifests/operations/Account/GetEnumData.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';

export default handler(GetEnumData, async ({ enumName }, { layouts, language }) => {
  const members = layouts.members(enumName, language);
  if (!members) throw new Failure(404, 'unknownEnum', { enumName });
  return [...members];
});
