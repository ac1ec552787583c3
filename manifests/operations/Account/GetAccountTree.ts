/** The accounts directly below one account (CALL-045, SOLO-8, GEN-19 to GEN-23). */
import { Type } from 'typebox';
import { operation } from '#define';
import { TreeFilter } from '../../entities/AccountType.ts';
import { accountId, listOptions, orderBy } from '../../entities/list.ts';
import { treeNodeExamples } from '../../entities/TreeNode.example.ts';
import { accountKeys, TreeNode } from '../../entities/TreeNode.ts';

export default operation('Account/GetAccountTree', {
  summary: 'Answers the accounts directly below an account; without one, the root of the own tree.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account'],
  needs: 'signedIn',
  errors: ['notFound'],
  input: Type.Object({
    /** Absent: the topmost account that the caller sees. */
    accountId: Type.Optional(accountId),
    showTerminatedAccounts: Type.Optional(Type.Boolean()),
    /** Only these types: accounts of others are left out, and what stands below them moves up in their place. */
    filter: Type.Optional(Type.Array(TreeFilter, { maxItems: 5 })),
    options: listOptions,
    orderBy: orderBy(accountKeys),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
  }),
  data: Type.Array(TreeNode),
  example: { input: { accountId: 100002 }, data: treeNodeExamples },
});
