/** Names and descriptions that every installation begins with: kept in English, read and written by everybody in his language. */
import type { CallContext } from '../../../define/contract/handler.ts';
import type { SentenceValue } from '../../calls/sentence.ts';
import { standardRoles } from './roles.ts';
import { standardSets } from './sets.ts';

export const standardTexts: readonly string[] = [
  ...standardRoles.flatMap(({ name, description }) => [name, description]),
  ...Object.keys(standardSets),
];
const known: ReadonlySet<string> = new Set(standardTexts);

type InLanguage = Pick<CallContext, 'text'>;

/** As the caller reads it; what a company has named itself stays as it is. */
export const readText = (context: InLanguage, kept: string): string => (known.has(kept) ? context.text(kept) : kept);

/** As it is kept: the standard text that reads so for the caller, or what he has written. */
export const keptText = (context: InLanguage, written: string): string =>
  standardTexts.find((standard) => context.text(standard) === written) ?? written;

/** For the audit log. */
export const loggedText = (kept: string): SentenceValue => (known.has(kept) ? { is: 'text', name: kept } : kept);
