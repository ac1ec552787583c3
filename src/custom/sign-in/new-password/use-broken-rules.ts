/** What the server says of a password while it is typed: asked after a pause, once the browser has nothing against it (VAL-10 to VAL-14). */
import { useEffect, useState } from 'react';
import { useDebounced } from '../../../engines/frame/use-debounced.ts';
import { brokenRules } from '../../../rules/identity/password.ts';
import { brokenRulesOf } from './use-password-link.ts';

const nobody = { company: '', firstName: '', lastName: '' };
const none: readonly string[] = [];

/** undefined while the server was not asked about this password. */
export function useBrokenRules(password: string, token: string): readonly string[] | undefined {
  const asked = useDebounced(password, 400);
  const [answer, setAnswer] = useState<{ readonly of: string; readonly rules: readonly string[] }>();
  useEffect(() => {
    if (asked === '' || brokenRules(asked, nobody).length > 0) return undefined;
    const stop = new AbortController();
    brokenRulesOf(asked, token, stop.signal).then(
      (rules) => setAnswer({ of: asked, rules }),
      // Too many questions, or no connection: the answer to the whole form will say it.
      () => {},
    );
    return () => stop.abort();
  }, [asked, token]);
  return answer?.of === password ? answer.rules : password === '' ? none : undefined;
}
