/** Asks the server about a value a moment after somebody stopped typing; a newer value cancels the older question. */
import { useEffect, useMemo } from 'react';
import { call as ask } from '../../../client/first/call.ts';
import { CallError, CancelledError } from '../../../client/first/call-error.ts';
import { useStore } from '../../../client/page/use-store.ts';
import type { Source } from '../../../define/contract/operation.ts';
import type { CheckShape } from '../../../define/shapes/element-shapes.ts';
import { limits } from '../../../rules/limits.ts';
import { type BindingValues, resolveInput } from '../../binding/resolve.ts';
import type { Values } from '../../binding/schema.ts';
import type { Answer, ServerChecks } from './server-checks.ts';

interface Verdict {
  readonly IsValid: boolean;
  readonly Message?: string;
}

export interface Questioned {
  readonly check: CheckShape;
  readonly scope: BindingValues;
  readonly checks: ServerChecks;
  /** Of the field. */
  readonly name: string;
  /** Nothing has been typed yet, or what is typed is wrong anyway. */
  readonly isIdle: boolean;
  readonly refused: string;
}

export function useCheck({ check, scope, checks, name, isIdle, refused }: Questioned): Answer | undefined {
  const resolved = resolveInput(check.source, check.input, scope);
  const text = isIdle || resolved.state !== 'ready' ? undefined : JSON.stringify(resolved.input);
  const source = check.source as unknown as Source<Values, Verdict>;
  useEffect(() => {
    if (text === undefined) return checks.set(name, undefined);
    const question = new AbortController();
    checks.set(name, { state: 'asking' });
    const timer = setTimeout(() => {
      ask(source, JSON.parse(text) as Values, { signal: question.signal, quiet: true }).then(
        ({ IsValid, Message }) =>
          checks.set(name, IsValid ? { state: 'right' } : { state: 'wrong', message: Message ?? refused }),
        // The call that saves asks again; a question that fails must not stand in its way.
        (error: unknown) =>
          error instanceof CallError && !(error instanceof CancelledError) && checks.set(name, undefined),
      );
    }, limits.searchDebounce);
    return () => {
      clearTimeout(timer);
      question.abort();
      checks.set(name, undefined);
    };
  }, [text, source, checks, name, refused]);
  const answers = useStore(checks.answers);
  return useMemo(() => answers.get(name), [answers, name]);
}
