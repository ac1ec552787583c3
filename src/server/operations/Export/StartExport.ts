/** Looks whether the caller may have what he asks for, and puts the work on the queue. */
import StartExport from '../../../../manifests/operations/Export/StartExport.ts';
import { handler } from '../../../define/contract/handler.ts';
import { fieldTexts } from '../../../rules/fields/field-texts.ts';
import { Failure } from '../../calls/failure.ts';
import { runIdempotently } from '../../calls/idempotency.ts';
import { assertMeets, cleanedInput } from '../../calls/internal-read.ts';
import { listReader } from '../../exports/list-reader.ts';
import { queueExport } from '../../jobs/export.ts';
import { jobOf } from '../../personal/jobs.ts';

export default handler(StartExport, async (input, context) => {
  const { operation, columns, format, fileName, locale } = input;
  const list = listReader(operation);
  if (!list) throw new Failure(400, 'noList', { operation });
  assertMeets(context.session.user.Capability, list.operation.needs);
  for (const { field, currencyField } of columns) {
    // Nothing but what the contract lets out; what a right hides within it the call itself leaves out.
    const unknown = [field, currencyField].find((one) => one !== undefined && !list.has(one));
    if (unknown !== undefined) throw new Failure(400, 'noColumn', { operation, field: unknown });
  }
  if (!isLocale(locale)) {
    throw new Failure(400, 'wrongValue', { field: 'locale', problem: context.text(fieldTexts.format) });
  }
  const asked = cleanedInput(context, list.operation, input.input, 'input.');
  context.audit({ details: `${operation} → ${fileName}.${format}` });
  return runIdempotently(context, { operation: StartExport.operation, input }, async () =>
    jobOf(await queueExport(context, { ...input, input: asked })),
  );
});

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}
