/** What to say of a call that failed: its own words, or the general ones. */
import { CallError, generalText } from '../../../client/first/call-error.ts';

export const errorText = (error: unknown): string => (error instanceof CallError ? error.message : generalText());
