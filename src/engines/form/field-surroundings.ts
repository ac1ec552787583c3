/** What fields get from the form: a way to upload, and whose password is set there. */
import { useMemo } from 'react';
import { type CurrentUser, useSession } from '../../client/session.ts';
import { upload } from '../../client/upload.ts';
import type { FieldSurroundings } from '../../fields/surroundings.ts';
import type { PasswordOwner } from '../../rules/password.ts';

const nobody: PasswordOwner = { company: '', firstName: '', lastName: '' };

const ownerOf = ({ CompanyAccount, UserAccount }: CurrentUser): PasswordOwner => ({
  company: CompanyAccount?.DisplayName ?? '',
  firstName: UserAccount?.Firstname ?? '',
  lastName: UserAccount?.Lastname ?? '',
});

export function useFieldSurroundings(): FieldSurroundings {
  const user = useSession();
  return useMemo(() => ({ upload, owner: user ? ownerOf(user) : nobody }), [user]);
}
