/** Puts a message in the place of the one that the branch has, or takes that one back. */

import { sql } from 'kysely';
import BroadcastMessage from '../../../../manifests/operations/Administration/BroadcastMessage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { allLanguages } from '../../../rules/limits.ts';
import { languageOf } from '../../../rules/text/language.ts';
import { findAccount } from '../../accounts/find.ts';
import { Failure } from '../../calls/failure.ts';
import { sentence } from '../../calls/sentence.ts';
import { broadcastOf } from '../../messages/broadcast.ts';

export default handler(BroadcastMessage, async (input, context) => {
  const { accountId, translations = [], messageKind: kind = 'info' } = input;
  const text = input.text.trim();
  const account = await findAccount(context, accountId);
  if (text === '') {
    const { numDeletedRows } = await context.db
      .deleteFrom('broadcast')
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    context.audit(numDeletedRows > 0 ? { details: [sentence('Taken back')] } : { repeated: true });
    return null;
  }
  const said = Object.fromEntries(translations.map((each) => [languageIn(each.Language), each.Text.trim()]));
  const written = { kind, text, translations: JSON.stringify(said) as never };
  const row = await context.db
    .insertInto('broadcast')
    .values({ account_id: accountId, ...written })
    // One that is sent again is shown again to who has closed it: it is another one.
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ ...written, broadcast_id: sql<number>`default`, sent_utc: sql<Date>`now()` }),
    )
    .returning(['account_id', 'kind', 'text', 'translations', 'sent_utc'])
    .executeTakeFirstOrThrow();
  context.audit({ details: text });
  return broadcastOf({ ...row, display_name: account.display_name });
});

function languageIn(code: string): string {
  const language = languageOf(code);
  if (!language) throw new Failure(400, 'unknownLanguage', { language: code, allowed: allLanguages.join(', ') });
  return language;
}
