/** The error catalogue: every text that a call or a screen may fail with; the files of this folder are its domains. */
import type { ErrorCode, ErrorTexts, OperationError } from '../../define/contract/errors.ts';
import calls from './calls.ts';

/** Code to English text, by file. A page imports the file of its domain, so that it loads no other's. */
export const errorDomains: Readonly<Record<string, Partial<ErrorTexts>>> = import.meta.glob<Partial<ErrorTexts>>(
  ['./*.ts', '!./catalogue.ts', '!./*.test.ts'],
  { eager: true, import: 'default' },
);

export const errorTexts = Object.assign({}, ...Object.values(errorDomains)) as Readonly<ErrorTexts>;

const everyCall: ReadonlySet<string> = new Set([...Object.keys(calls), 'ERR-01' satisfies ErrorCode]);

/** Whether any call may end with it, so that operations do not name it. */
export const isOfEveryCall = (code: string): boolean => everyCall.has(code);

/** Whether an operation says that it may end with this error. */
export const isNamed = ({ errors }: { readonly errors: readonly OperationError[] }, code: ErrorCode): boolean =>
  isOfEveryCall(code) || (errors as readonly ErrorCode[]).includes(code);
