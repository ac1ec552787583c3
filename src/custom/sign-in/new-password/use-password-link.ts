/** Whether the link of a mail still works, and which rules of the server a password breaks for its user (VAL-18). */
import { useCallback, useEffect, useState } from 'react';
import type ValidateUserPassword from '../../../../manifests/operations/Account/ValidateUserPassword.ts';
import { call } from '../../../client/first/call.ts';
import { CallError } from '../../../client/first/call-error.ts';
import { operationRef } from '../../../client/first/operation-ref.ts';
import { errorText } from '../card/error-text.ts';

const validate = operationRef<typeof ValidateUserPassword>('Account/ValidateUserPassword');

export type PasswordLink = (
  | { readonly state: 'asking' | 'good' | 'over' }
  | { readonly state: 'unknown'; readonly fault: string }
) & { ask(): void; end(): void };

/** The rules that the password breaks, in words. @throws CallError 400 when the link is over. */
export async function brokenRulesOf(password: string, token: string, signal?: AbortSignal): Promise<readonly string[]> {
  const { FailedRules } = await call(validate, { password, token }, { quiet: true, ...(signal ? { signal } : {}) });
  return FailedRules;
}

export const isOver = (error: unknown): boolean => error instanceof CallError && error.status === 400;

export function usePasswordLink(token: string): PasswordLink {
  const [found, setFound] = useState<{ state: 'asking' | 'good' | 'over' } | { state: 'unknown'; fault: string }>({
    state: 'asking',
  });
  const ask = useCallback(() => {
    setFound({ state: 'asking' });
    brokenRulesOf('', token).then(
      () => setFound({ state: 'good' }),
      (error) => setFound(isOver(error) ? { state: 'over' } : { state: 'unknown', fault: errorText(error) }),
    );
  }, [token]);
  useEffect(ask, [ask]);
  return { ...found, ask, end: () => setFound({ state: 'over' }) };
}
