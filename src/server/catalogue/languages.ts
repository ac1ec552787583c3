/** Languages of texts that people write: those that somebody may read the portal in, here or elsewhere (I18N-17). */
import { allLanguages } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';

/** @throws 400 naming the first that the portal has not, and those that it has. */
export function assertLanguages(languages: readonly string[]): void {
  const unknown = languages.find((language) => !(allLanguages as readonly string[]).includes(language));
  if (unknown !== undefined)
    throw new Failure(400, 'unknownLanguage', { language: unknown, allowed: allLanguages.join(', ') });
}
