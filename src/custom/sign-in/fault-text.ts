/** What to say of a call that failed: its own words, or the general ones. */
import { CallError } from '../../client/call.ts';
import { generalText } from '../../client/call-error.ts';

export const faultText = (error: unknown): string => (error instanceof CallError ? error.message : generalText());
