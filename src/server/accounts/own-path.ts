/** Where the caller himself stands in the tree of accounts. */
import type { HandlerContext } from '../../define/contract/handler.ts';

export const ownPath = ({ session }: HandlerContext): string => `/${session.user.AccountPath}/`;
