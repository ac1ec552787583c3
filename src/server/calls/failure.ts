/** A call that fails for a reason people can read: a status, a text of the catalogue and its parameters. */
import type { Changed, ErrorCode } from '../../define/contract/errors.ts';
import { errorTexts } from '../../rules/errors/catalogue.ts';
import type { Problem } from '../../rules/fields/problem.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** By the names of fields. */
export type FieldProblems = readonly (readonly [string, Problem])[];

export class Failure extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;
  readonly code: ErrorCode;
  /** English text, which is the key of its translations. */
  readonly text: string;
  readonly parameters: Parameters;
  /** What is wrong at each field, already in the caller's language. */
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Of an edit that was overtaken: when the record was changed, and by whom as far as the caller sees him. */
  readonly changed: Changed | undefined;
  /** What is wrong at each field before it was put into anybody's words. */
  readonly problems: FieldProblems;

  constructor(
    status: Failure['status'],
    code: ErrorCode,
    parameters: Parameters = {},
    fields?: Readonly<Record<string, string>>,
    changed?: Changed,
    problems: FieldProblems = [],
  ) {
    super(errorTexts[code]);
    this.name = 'Failure';
    this.status = status;
    this.code = code;
    this.text = errorTexts[code];
    this.parameters = parameters;
    this.fields = fields;
    this.changed = changed;
    this.problems = problems;
  }
}

/** A foreign id and an absent id answer alike. */
export const noAccount = (accountId: number): Failure => new Failure(404, 'notFound', { accountId });

/** @param until when the next try counts. */
export const tooManyTries = (until: Date | null): Failure =>
  new Failure(429, 'tooManyTries', { minutes: minutesUntil(until) });

/** Whole minutes, at least one. */
export const minutesUntil = (until: Date | null): number =>
  Math.max(1, Math.ceil(((until?.getTime() ?? 0) - Date.now()) / 60_000));

/** The database refused a second row with the value; the name of its index tells which rule that is. */
export const isUniqueViolation = (error: unknown, index: string): boolean => violates(error, '23505', index);

/** The database refused because something else refers to what was deleted. */
export const isStillReferred = (error: unknown): boolean => violates(error, '23503');

/** The database refused for want of a right. */
export const isPrivilegeViolation = (error: unknown): boolean => violates(error, '42501');

/**
 * Something changed between a call's look and its write: what it refers to was deleted, its account left the branch that the
 * session sees, or two calls waited for each other. Nothing of the call stays; made again, it meets what there is now.
 */
export const isOvertaken = (error: unknown): boolean => {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return ['23503', '40001', '40P01'].includes(code) || (code === '42501' && message.includes('"audit_entry"'));
};

const violates = (error: unknown, code: string, constraint?: string): boolean => {
  const found = error as { code?: string; constraint?: string } | null;
  return found?.code === code && (constraint === undefined || found.constraint === constraint);
};
