/** Statements of the server as they go to the database: which conditions of its own each has, and the same without one of them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** A condition that a query asks beside the policies. */
export interface Condition {
  readonly text: string;
  /** Where in the text it stands, and what is put there. */
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/** Is it in the branch, is it the user's own? A parameter that nothing asks for any more keeps its place and its type. */
const checks: readonly { readonly is: RegExp; readonly instead: (found: RegExpMatchArray) => string }[] = [
  { is: /(?:"portolan"\.|portolan\.)?"?in_scope"?\((?:[^()]|\([^()]*\))*\)/g, instead: () => 'true' },
  {
    is: /(?:"?\w+"?\.)?"?(?:user_account_id|author_account_id)"?\s*=\s*(\$\d+)/g,
    instead: ([, value]) => `(${value}::bigint is not null)`,
  },
];

export const conditionsOf = (text: string): readonly Condition[] =>
  /^\s*insert\b(?!.*\bselect\b)/is.test(text)
    ? []
    : checks.flatMap(({ is, instead }) =>
        [...text.matchAll(is)].map((found) => ({
          text,
          start: found.index,
          end: found.index + found[0].length,
          instead: instead(found),
        })),
      );

const calling = new AsyncLocalStorage<string>();
/** Texts with conditions, and the calls that sent each. */
const sent = new Map<string, Set<string>>();
let left: Condition | undefined;

/** What `work` sends is remembered as this call's. */
export const asCall = <T>(operation: string, work: () => Promise<T>): Promise<T> => calling.run(operation, work);

/** From here on the condition is left out, wherever its statement is sent. */
export const leaveOut = (condition: Condition | undefined): void => {
  left = condition;
};

export const sentBy = (text: string): ReadonlySet<string> => sent.get(text) ?? new Set();
export const sentTexts = (): readonly string[] => [...sent.keys()].sort();

type Asked = string | { readonly text?: string; readonly name?: string };

function without(asked: Asked): Asked {
  const text = typeof asked === 'string' ? asked : asked.text;
  const operation = calling.getStore();
  if (text === undefined) return asked;
  if (operation !== undefined && conditionsOf(text).length > 0)
    sent.set(text, (sent.get(text) ?? new Set()).add(operation));
  if (!left || left.text !== text) return asked;
  const other = text.slice(0, left.start) + left.instead + text.slice(left.end);
  if (typeof asked === 'string') return other;
  // A name would find the statement that the connection has prepared before.
  const { name: _name, ...rest } = asked;
  return Object.assign(Object.create(Object.getPrototypeOf(asked) as object), rest, { text: other });
}

/** Watches every statement of this process. */
export function watchStatements(): void {
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, asked: Asked, ...rest: unknown[]) {
    return (query as (...all: unknown[]) => unknown).call(this, without(asked), ...rest);
  } as typeof query;
}
