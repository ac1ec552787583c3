/** Where the caller himself stands in the tree of accounts. */
import type { CallContext } from '../../define/contract/handler.ts';

export const ownPath = ({ session }: CallContext): string => `/${session.user.AccountPath}/`;
