/** What the product itself says of a request, where no vendor says anything: kept in English beside it, and read by everybody in his language. */
import type { CallContext } from '../../define/contract/handler.ts';
import type { waitingFor } from '../../rules/machines/provisioning-request.ts';
import { sentence } from '../calls/sentence.ts';
import type { Hindrance } from './connector.ts';

const said = (text: ReturnType<typeof sentence>): string => text.text;

export const noMoreTries = said(sentence('The vendor could not be reached, however often it was tried.'));
export const noReport = said(sentence('The vendor has accepted it and not reported for a day.'));
export const stillSettingUp = said(sentence('The vendor is still setting it up.'));

/** What a request waits for, until somebody says something of it. */
export const waits: Readonly<Record<(typeof waitingFor)[number], string>> = {
  Retry: said(sentence('Waits for the next try.')),
  Vendor: said(sentence('Waits for the word of the vendor.')),
  Connector: said(sentence('Waits for the connector.')),
  Turn: said(sentence('Waits for earlier requests.')),
  Rollback: said(sentence('Is being undone.')),
};

/** Why a server has given no answer of use. */
export const hindrances: Readonly<Record<Hindrance, string>> = {
  NoSecret: said(sentence('The connector has no secret to sign with.')),
  NoName: said(sentence('There is no server of that name.')),
  InsideNetwork: said(sentence('The address leads into a private network.')),
  NoConnection: said(sentence('Nobody answers at the address.')),
  TimedOut: said(sentence('No answer in time.')),
  Certificate: said(sentence('The certificate of the server is not trusted.')),
  TooLong: said(sentence('What is sent or answered is longer than 64 kB.')),
  Refused: said(sentence('The server does not accept the signature.')),
  LedOn: said(sentence('The server leads to another address, which is not followed.')),
  OddAnswer: said(sentence('The answer cannot be read.')),
  Busy: said(sentence('The server asks to come again later.')),
};

const own: ReadonlySet<string> = new Set([noMoreTries, noReport, stillSettingUp, ...Object.values(hindrances)]);

/** A vendor's words stay as he has said them. */
export const readWords = (reader: Pick<CallContext, 'text'>, words: string): string =>
  own.has(words) ? reader.text(words) : words;
