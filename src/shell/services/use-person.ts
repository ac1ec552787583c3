/** What engines are told of the signed-in person. */
import { useMemo } from 'react';
import { useSession } from '../../client/session/session.ts';
import type { EngineServices } from '../../engines/frame/engine-services.tsx';

export function usePerson(): EngineServices['person'] {
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
