/** What the portal itself says of a request that ends without a vendor's word. It is kept in English, and read in each reader's language. */
import type { Next } from '../../../rules/machines/provisioning-schedule.ts';
import { sentence } from '../../calls/sentence.ts';

export const ownWords: Readonly<Record<Extract<Next, { to: 'Failed' }>['because'], string>> = {
  refused: '',
  'no more tries': sentence('The vendor could not be reached, however often it was tried.').text,
  'no report': sentence('The vendor has accepted it and not reported for a day.').text,
};

const own = new Set(Object.values(ownWords));

/** What a vendor wrote stays as it is. @param t into the reader's language. */
export const readMessage = (message: string, t: (text: string) => string): string =>
  own.has(message) ? t(message) : message;
