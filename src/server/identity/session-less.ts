/** Calls that bear the link of a letter: they see and may do what he may whose link it is, and sign nobody in. */
import type { CallContext } from '../../define/contract/handler.ts';
import { currentUserOf } from './current-user.ts';
import type { Session } from './session.ts';

/** What a call works with then; no cookie belongs to it, and it is over with the call. */
export async function sessionLess(
  context: Pick<CallContext, 'prepared' | 'language'>,
  userAccountId: number,
): Promise<Session> {
  const { user, scope } = await currentUserOf(context, userAccountId);
  return {
    sessionId: '',
    language: context.language,
    scope: { path: scope, userAccountId },
    user: { ...user, SessionId: '' },
    expires: 0,
    proved: 0,
    stage: 'full',
    originId: undefined,
  };
}

declare module '../../define/contract/handler.ts' {
  interface SignInContext {
    /**
     * From here on the call goes in the name of a user whose link it bears: scope, rights and `session` are his. Its handler answers nothing
     * but what the link is for.
     */
    actFor(userAccountId: number): Promise<void>;
  }
}
