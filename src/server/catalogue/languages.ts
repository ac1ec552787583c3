/** Languages of texts that people write: those of the portal. */
import { supportedLanguages } from '../../rules/limits.ts';
import { Failure } from '../calls/failure.ts';

/** @throws 400 naming the first that the portal has not, and those that it has. */
export function assertLanguages(languages: readonly string[]): void {
  const unknown = languages.find((language) => !(supportedLanguages as readonly string[]).includes(language));
  if (unknown !== undefined)
    throw new Failure(400, 'unknownLanguage', { language: unknown, allowed: supportedLanguages.join(', ') });
}
