/** A call that fails for a reason people can read: a status, a text of the catalogue and its parameters. */
import { type CallText, callTexts, errorTexts } from '../rules/errors.ts';

type Parameters = Readonly<Record<string, string | number>>;

export class Failure extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 500;
  /** English text, which is the key of its translations. */
  readonly text: string;
  readonly parameters: Parameters;

  constructor(status: Failure['status'], text: CallText | keyof typeof errorTexts, parameters: Parameters = {}) {
    const english = text in callTexts ? callTexts[text as CallText] : errorTexts[text as keyof typeof errorTexts];
    super(english);
    this.name = 'Failure';
    this.status = status;
    this.text = english;
    this.parameters = parameters;
  }
}

/** A foreign id and an absent id answer alike. */
export const noAccount = (accountId: number): Failure => new Failure(404, 'notFound', { accountId });
