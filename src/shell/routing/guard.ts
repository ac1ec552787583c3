/** Who may open which place: the steps of the route guard, in their order (GUARD-1 to GUARD-12). */
import type { ScreenEntry } from 'virtual:screens';
import type { CurrentUser } from '../../client/first/session-store.ts';
import { meets } from '../../rules/access/capabilities.ts';
import { loginLocation, writeSearch } from './hash-location.ts';

export interface RouteRequest {
  /** The place with its search, '/accounts?sort=x'. */
  readonly location: string;
  /** undefined: no screen answers this place. */
  readonly screen: Pick<ScreenEntry, 'access' | 'needs' | 'personal'> | undefined;
  /** Is it the site root, which everybody may open who is signed in? */
  readonly isRoot: boolean;
  /** Query of the whole address: a single sign-on provider comes back with `state`, and `code` or `error`. */
  readonly query: Readonly<Record<string, string>>;
}

export interface UserSource {
  current(): CurrentUser | undefined;
  load(): Promise<CurrentUser | undefined>;
}

export type Verdict =
  | { readonly pass: true; readonly user?: CurrentUser }
  | {
      readonly pass: false;
      readonly why: 'sso' | 'login' | 'rights' | 'personal' | 'secondFactor' | 'terms';
      readonly to: string;
    };

export async function guard({ location, screen, isRoot, query }: RouteRequest, users: UserSource): Promise<Verdict> {
  const { code, state, error, iss } = query;
  if (state && (code || error)) {
    const to = `/sso-auth/${encodeURIComponent(code ?? 'none')}/${encodeURIComponent(state)}`;
    return { pass: false, why: 'sso', to: to + writeSearch({ error, iss }) };
  }
  // Screens of the second factor check for themselves what is pending.
  if (screen && screen.access !== 'login') return { pass: true };
  const user = users.current() ?? (await users.load());
  if (!user) return { pass: false, why: 'login', to: loginLocation(location) };
  if (screen?.needs && !isRoot && !meets(user.Capability, screen.needs)) return { pass: false, why: 'rights', to: '/' };
  if (screen?.personal && user.ImpersonatorAccountId !== undefined) return { pass: false, why: 'personal', to: '/' };
  if (user.MustSetupMfa) {
    return { pass: false, why: 'secondFactor', to: `/setup-mfa${writeSearch({ redirect: location })}` };
  }
  if (user.MustAcceptTerms) {
    return { pass: false, why: 'terms', to: `/accept-terms${writeSearch({ redirect: location })}` };
  }
  return { pass: true, user };
}
