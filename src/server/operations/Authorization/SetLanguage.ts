/** Keeps the language of the session; only supported ones are accepted. */

import SetLanguage from '../../../../manifests/operations/Authorization/SetLanguage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { languageOf } from '../../../rules/text/language.ts';
import { Failure } from '../../calls/failure.ts';
import { sentence } from '../../calls/sentence.ts';

export default handler(SetLanguage, async ({ languageCode }, context) => {
  const { languages } = context;
  const language = languageOf(languageCode, languages);
  if (!language) {
    throw new Failure(400, 'unknownLanguage', { language: languageCode, allowed: languages.join(', ') });
  }
  const { sessionId } = context.session;
  const [changed] = await context.db
    .with('before', (db) =>
      db.selectFrom('session').select(['session_id', 'language']).where('session_id', '=', sessionId),
    )
    .updateTable('session')
    .from('before')
    .set({ language })
    .whereRef('session.session_id', '=', 'before.session_id')
    .where('before.language', '<>', language)
    .returning('before.language')
    .execute();
  // Each sign-in says it; only what is another language than before is a change.
  if (!changed) {
    context.audit({ repeated: true });
    return null;
  }
  const before = { is: 'language', name: changed.language } as const;
  context.audit({ details: [sentence('{before} → {after}', { before, after: { is: 'language', name: language } })] });
  return null;
});
