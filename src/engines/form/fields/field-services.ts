/** What fields get from the form: a way to upload, and whose password is set there. */
import { useMemo } from 'react';
import { upload } from '../../../client/files/upload.ts';
import { type CurrentUser, useSession } from '../../../client/session/session.ts';
import type { FieldServices } from '../../../fields/editing/field-services.ts';
import type { PasswordOwner } from '../../../rules/identity/password.ts';

const nobody: PasswordOwner = { company: '', firstName: '', lastName: '' };

const ownerOf = ({ CompanyAccount, UserAccount }: CurrentUser): PasswordOwner => ({
  company: CompanyAccount?.DisplayName ?? '',
  firstName: UserAccount?.Firstname ?? '',
  lastName: UserAccount?.Lastname ?? '',
});

export function useFieldServices(): FieldServices {
  const user = useSession();
  return useMemo(() => ({ upload, owner: user ? ownerOf(user) : nobody }), [user]);
}
