/** Accounts that have the words of a text in name, number, address or domain, whatever accents and script (CALL-044, SRCH-03, SRCH-07). */
import { Type } from 'typebox';
import { operation } from '#define';
import { AccountSearchResult } from '../../entities/AccountSearchResult.ts';
import { TreeFilter } from '../../entities/AccountType.ts';
import { accountId, orderBy } from '../../entities/list.ts';
import { treeNodeExamples } from '../../entities/TreeNode.example.ts';
import { accountKeys } from '../../entities/TreeNode.ts';

export default operation('Account/SearchAccounts', {
  summary: 'Finds accounts below a root by a text, best match first.',
  kind: 'read',
  subject: { Account: 'targetRoot' },
  reads: ['Account'],
  needs: 'signedIn',
  input: Type.Object({
    searchString: Type.String({ maxLength: 200 }),
    includeDepartment: Type.Optional(Type.Boolean()),
    showTerminatedAccounts: Type.Optional(Type.Boolean()),
    /** The search stays at or below this account; absent: everything the caller sees. */
    targetRoot: Type.Optional(accountId),
    maxRows: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    filter: Type.Optional(Type.Array(TreeFilter, { maxItems: 5 })),
    /** Hits from here on; without an order the best match comes first. */
    options: Type.Optional(Type.Object({ offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })) })),
    orderBy: orderBy(accountKeys),
    /** The size of a page, where a list asks in pages; stronger than maxRows. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  }),
  data: Type.Array(AccountSearchResult),
  example: {
    input: { searchString: 'donau', includeDepartment: true },
    data: treeNodeExamples.slice(0, 3).map(({ HasChildren: _, ...account }) => account),
  },
});
