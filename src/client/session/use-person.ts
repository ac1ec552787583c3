/** What is said of the signed-in person where rights are missing and passwords are chosen. */
import { useMemo } from 'react';
import type { PasswordOwner } from '../../rules/identity/password.ts';
import { useSession } from './session.ts';

export interface Person {
  /** Whose administrators can give rights. */
  readonly rightsGivenBy: string;
  readonly passwordOwner: PasswordOwner;
}

export function usePerson(): Person | undefined {
  const user = useSession();
  return useMemo(() => {
    if (!user) return undefined;
    const { CompanyAccount, UserAccount } = user;
    return {
      rightsGivenBy: CompanyAccount.DisplayName,
      passwordOwner: {
        company: CompanyAccount.DisplayName,
        firstName: UserAccount.Firstname,
        lastName: UserAccount.Lastname,
      },
    };
  }, [user]);
}
