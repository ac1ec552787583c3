/** Where a single sign-on leads; each place knows where the person wanted to go. */
import type { SignInOutcome } from '../../../client/first/sign-in.ts';

const withTarget = (path: string, target: string | undefined): string =>
  target === undefined ? path : `${path}?${new URLSearchParams({ redirect: target })}`;

export const steps = {
  login: (target: string | undefined) => withTarget('/login', target),
  link: (subject: string, target: string | undefined) => withTarget(`/sso-link/${encodeURIComponent(subject)}`, target),
  after: (next: SignInOutcome['next'], target: string | undefined) =>
    next === 'enter' ? (target ?? '/') : withTarget(next === 'setUpSecondFactor' ? '/setup-mfa' : '/login-mfa', target),
};
