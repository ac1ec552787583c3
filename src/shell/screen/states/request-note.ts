/** Small print under an error: what support needs to find the call in the log. */
import type { CallError } from '../../../client/first/call-error.ts';

type Translate = (text: string, values: Record<string, string>) => string;

/** "Request 7f3a-91c2, 21 Nov 2026, 08:55 UTC"; undefined when no answer came. */
export function requestNote(error: CallError, t: Translate, language: string): string | undefined {
  if (!error.requestId) return undefined;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return t('Request {id}, {time} UTC', { id: error.requestId, time: time.format(new Date()) });
}
