/** The texts of services as a workbook. */
import type { CallContext } from '../../define/contract/handler.ts';
import { limits } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';
import { ofVendorInScope } from '../db/in-scope.ts';
import { Workbook } from '../exports/workbook.ts';
import { textsOfServices } from './text-import.ts';
import { linesOf, sheetTitles } from './text-sheet.ts';

/** Of so many services at a time, so that few texts are in memory. */
const page = 200;

/** @param serviceId must have been found; absent: of all services of the vendors in the session's branch. @throws 409 for too many. */
export async function textsAsWorkbook(context: CallContext, serviceId: number | undefined): Promise<Buffer> {
  const ids = serviceId === undefined ? await ownServices(context) : [serviceId];
  if (ids.length > limits.sheetServices)
    throw new Failure(409, 'tooManyServices', { count: ids.length, most: limits.sheetServices });
  const workbook = new Workbook(sheetTitles(context), context.text('Texts'));
  for (let at = 0; at < ids.length; at += page) {
    const services = await textsOfServices(context, { ids: ids.slice(at, at + page) });
    await workbook.add([...services.values()].flatMap(linesOf).map((line) => line.map((text) => ({ text }))));
  }
  return workbook.content();
}

async function ownServices({ db }: CallContext): Promise<readonly number[]> {
  const own = db.selectFrom('service').select('service_id').where(ofVendorInScope('owner_account_id'));
  return (await own.orderBy('service_id').execute()).map(({ service_id }) => service_id);
}
