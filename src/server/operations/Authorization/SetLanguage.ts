/** Keeps the language of the session; only supported ones are accepted. */
import SetLanguage from '../../../../manifests/operations/Authorization/SetLanguage.ts';
import { handler } from '../../../define/contract/handler.ts';
import { supportedLanguages } from '../../../rules/limits.ts';
import { languageOf } from '../../../rules/text/language.ts';
import { Failure } from '../../calls/failure.ts';

export default handler(SetLanguage, async ({ languageCode }, context) => {
  const language = languageOf(languageCode);
  if (!language) {
    throw new Failure(400, 'unknownLanguage', { language: languageCode, allowed: supportedLanguages.join(', ') });
  }
  await context.db
    .updateTable('session')
    .set({ language })
    .where('session_id', '=', context.session.sessionId)
    .execute();
  context.audit({ details: language });
  return null;
});
