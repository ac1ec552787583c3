/** `npm run new operation Account/GetRoles`: a contract and its handler, small but real, to be changed into what is wanted. */
import { type Flag, objectTypes } from '../../src/define/contract/capability.ts';
import { humanize } from '../../src/engines/field-plan/humanize.ts';
import { didYouMean } from '../product/spelling.ts';
import { oneLetterUp } from './names.ts';
import { literal, oneOf, Refusal, type Skeleton } from './skeleton.ts';

const flags = ['Read', 'Create', 'Update', 'Delete', 'Execute', 'Hierarchy'] as const satisfies readonly Flag[];

export const operation: Skeleton = {
  usage: 'operation <Service>/<Name> --kind read|write --needs OBJECT_TYPE.Flag',
  questions: [
    { flag: 'name', ask: 'Service and name, such as Account/GetRoles' },
    { flag: 'kind', ask: 'Does it read or write?', otherwise: 'read' },
    { flag: 'needs', ask: 'The right that it needs, such as AUDIT_LOG.Read; signedIn for none', otherwise: 'signedIn' },
  ],
  optional: ['event'],
  isTranslated: true,
  write({ name = '', kind = 'read', needs = 'signedIn', event }) {
    if (!/^[A-Z][A-Za-z0-9]+\/[A-Z][A-Za-z0-9]+$/.test(name)) {
      const parts = name.split('/').map((part) => part.charAt(0).toUpperCase() + part.slice(1));
      const hint = name.includes('/') ? ` Did you mean "${parts.join('/')}"?` : oneLetterUp(name);
      throw new Refusal(`An operation is called like Account/GetRoles; found "${name}".${hint}`);
    }
    const wanted = needsText(needs);
    const writes = oneOf('--kind', kind, ['read', 'write']) === 'write';
    const said = event ?? humanize(name.split('/')[1] ?? name);
    return {
      files: {
        [`manifests/operations/${name}.ts`]: writes ? writeContract(name, wanted, said) : readContract(name, wanted),
        [`src/server/operations/${name}.ts`]: writes ? writeHandler(name) : readHandler(name),
      },
      texts: writes ? [said] : [],
      next: `It works as it is: ${writes ? 'it leaves a note on an account in the audit log' : 'it answers name and state of an account'}. Change both files into what you want; the contract says what goes in and out, the handler does it.`,
    };
  },
};

function needsText(needs: string): { readonly text: string; readonly words: readonly string[] } {
  if (needs === 'signedIn' || needs === 'anyone') return { text: `'${needs}'`, words: ['operation'] };
  const [type = '', flag = ''] = needs.split('.');
  oneOf('The object type of --needs', type, objectTypes, didYouMean(type, objectTypes));
  oneOf('The flag of --needs', flag, flags, didYouMean(flag, flags));
  return {
    text: `can('${type}', '${flag}')`,
    words: ['can', 'operation'],
  };
}

type Needs = ReturnType<typeof needsText>;

const readContract = (
  name: string,
  needs: Needs,
): string => `/** Name and state of one account; say here what the call is for. */
import { ${needs.words.join(', ')} } from '#define';
import { Type } from 'typebox';
import { AccountState } from '../../entities/AccountType.ts';
import { accountId } from '../../entities/list.ts';

export default operation('${name}', {
  summary: 'Answers name and state of one account.',
  kind: 'read',
  subject: { Account: 'accountId' },
  reads: ['Account'],
  needs: ${needs.text},
  input: Type.Object({ accountId }),
  data: Type.Object({ AccountId: Type.Integer(), DisplayName: Type.String(), AccountState }),
  example: {
    input: { accountId: 100734 },
    data: { AccountId: 100734, DisplayName: 'Donau-Dampfschifffahrtsgesellschaft mbH', AccountState: 'Active' },
  },
});
`;

const writeContract = (
  name: string,
  needs: Needs,
  event: string,
): string => `/** Leaves a note on an account; say here what the call is for. */
import { ${needs.words.join(', ')} } from '#define';
import { Type } from 'typebox';
import { accountId } from '../../entities/list.ts';

export default operation('${name}', {
  summary: 'Leaves a note on an account in the audit log.',
  kind: 'write',
  subject: { Account: 'accountId' },
  changes: [],
  needs: ${needs.text},
  audit: { event: ${literal(event)} },
  input: Type.Object({ accountId, note: Type.String({ minLength: 1, maxLength: 200 }) }),
  data: Type.Null(),
  example: { input: { accountId: 100734, note: 'Called about the invoice' }, data: null },
});
`;

const imports = (
  name: string,
): string => `import ${name.split('/')[1]} from '../../../../manifests/operations/${name}.ts';
import { handler } from '../../../define/contract/handler.ts';
import { noAccount } from '../../calls/failure.ts';
import { inScope } from '../../db/in-scope.ts';
`;

const readHandler = (name: string): string => `/** One account of the caller's branch. */
${imports(name)}
export default handler(${name.split('/')[1]}, async ({ accountId }, { db }) => {
  const account = await db
    .selectFrom('account')
    .select(['account_id as AccountId', 'display_name as DisplayName', 'account_state as AccountState'])
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  return account;
});
`;

const writeHandler = (
  name: string,
): string => `/** Finds the account in the caller's branch; the note stands in the audit entry that every write leaves. */
${imports(name)}
export default handler(${name.split('/')[1]}, async ({ accountId, note }, context) => {
  const account = await context.db
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where(inScope('path'))
    .executeTakeFirst();
  if (!account) throw noAccount(accountId);
  context.audit({ details: note });
  return null;
});
`;
