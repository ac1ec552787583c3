/** Things that only a test knows, one of each sort that is yet to come, by the files that each takes. */

type Files = Readonly<Record<string, string>>;

/** A screen is one file. */
const screen: Files = {
  'manifests/screens/fixture/changes.ts': `/** Recent changes: a screen that only a test knows. */
import { constant, screen, session, table } from '#define';
import GetAuditLog from '../../operations/Account/GetAuditLog.ts';

export default screen('/fixture/changes', {
  title: 'Recent changes',
  menu: { group: 'Reports', order: 5 },
  body: table(GetAuditLog, { accountId: session('CompanyAccount.AccountId'), mode: constant('audit') }, {
    columns: ['Event', { field: 'TimeUtc', as: 'DateTimeUtc' }],
  }),
});
`,
};

/** A block kind is its folder; the screen shows it. */
const blockKind: Files = {
  'src/engines/notice/engine.tsx': `/** A notice. */
import type { EngineProps } from '../engine-props.ts';
import type { NoticeShape } from './kind.ts';

export default function NoticeEngine({ block }: EngineProps<NoticeShape>) {
  return <p>{block.text}</p>;
}
`,
  'src/engines/notice/kind.ts': `/** What a notice says of itself. */
import type { Needs } from '../../define/contract/capability.ts';
import type { BlockShape } from '../../define/shapes/block-shapes.ts';
import type { ActionShape } from '../../define/shapes/element-shapes.ts';
import type { BlockKind } from '../access/block-kind.ts';
import { actionControls } from '../access/controls.ts';

export interface NoticeShape extends BlockShape {
  readonly block: 'notice';
  readonly text: string;
  readonly for: Needs;
  readonly actions: readonly ActionShape[];
}

export const kind: BlockKind<NoticeShape> = {
  waiting: () => ({ like: 'number' }),
  isFigure: true,
  gate: (notice) => notice.for,
  parts: ({ actions }) => actionControls('action', actions),
};
`,
  'manifests/screens/fixture/notice.ts': `/** A notice: a screen that only a test knows. */
import { can, go, link, screen, stack } from '#define';

export default screen('/fixture/notice', {
  title: 'Notice',
  menu: { group: 'Parcels', order: 1 },
  body: stack({
    block: 'notice',
    for: can('AUDIT_LOG', 'Read'),
    text: 'An account cannot move below itself.',
    actions: [link('Open', go('/accounts', {}))],
  } as never),
});
`,
};

export const sizesFile = 'manifests/screens/fixture/sizes.ts';

/** A screen with the kind of field below, told something of its own. */
export const sizes = (told: string): string => `/** Sizes: a screen that only a test knows. */
import { constant, screen, session, table } from '#define';
import GetAuditLog from '../../operations/Account/GetAuditLog.ts';

export default screen('/fixture/sizes', {
  title: 'Details',
  menu: { group: 'Reports', order: 6 },
  body: table(GetAuditLog, { accountId: session('CompanyAccount.AccountId'), mode: constant('audit') }, {
    columns: ['Event', { field: 'AuditEntryId', as: 'ShoeSize', with: ${told} }],
  }),
});
`;

/** A field kind is two files: what both sides know of it, and its faces. */
const fieldKind: Files = {
  'src/rules/kinds/ShoeSize.ts': `/** The size of a shoe, in one of two systems. */
import { Type } from 'typebox';
import { kind } from '../fields/kind.ts';
import { parseNumberField } from '../fields/parse-number.ts';
import { checkNumber } from '../fields/value-checks.ts';
import { numberCell } from '../format/file-cell.ts';
import { writeNumber } from '../format/file-text.ts';

interface Told {
  readonly system: 'EU' | 'US';
}

declare module '../../define/fields/field.ts' {
  interface FieldKinds {
    ShoeSize: number;
  }
  interface FieldKindOptions {
    ShoeSize: Told;
  }
}

export default kind('ShoeSize', {
  aliases: ['Boot'],
  type: 'number',
  means: [{ type: 'integer', name: /ShoeSize$/ }],
  options: Type.Object({ system: Type.Enum(['EU', 'US']) }, { additionalProperties: false }),
  width: 77,
  figure: true,
  secret: true,
  parse: parseNumberField,
  check: checkNumber,
  filter: 'numberRange',
  export: writeNumber((value, options) => [(options.with as Told | undefined)?.system, value].filter(Boolean).join(' ')),
  cell: (value) => numberCell(value, '0'),
  examples: [
    { name: 'usual', value: 42, options: { with: { system: 'EU' } } },
    { name: 'small', value: 1 },
    { name: 'empty', value: null },
  ],
});
`,
  'src/fields/ShoeSize.tsx': `/** The size of a shoe, with its system before it. */
import type { EditProps, ShowProps } from '../define/fields/field.ts';
import size from '../rules/kinds/ShoeSize.ts';
import { field } from './field.ts';

const Show = ({ value, options, locale }: ShowProps<number, { readonly system: 'EU' | 'US' }>) => (
  <b>{size.export(value, options, locale)}</b>
);
const Edit = ({ id, options }: EditProps<number, { readonly system: 'EU' | 'US' }>) => (
  <label htmlFor={id}>{options.with?.system}</label>
);

export default field(size, { Show, Edit });
`,
};

/** A call is two files; what it changes is the event that others hear of. */
const operations: Files = {
  'manifests/operations/Parcel/GetParcel.ts': `/** A parcel: a call that only a test knows. */
import { Type } from 'typebox';
import { can, operation } from '#define';

export default operation('Parcel/GetParcel', {
  summary: 'Answers what a parcel weighs.',
  kind: 'read',
  subject: { Parcel: 'parcelId' },
  reads: ['Parcel'],
  needs: can('LOGIN', 'Execute'),
  errors: ['noParcel'],
  input: Type.Object({ parcelId: Type.Integer() }),
  data: Type.Object({ Weight: Type.Integer() }),
  example: { input: { parcelId: 1 }, data: { Weight: 10 } },
});
`,
  'src/server/operations/Parcel/GetParcel.ts': `/** Looks the parcel up. */
import GetParcel from '../../../../manifests/operations/Parcel/GetParcel.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { inScope } from '../../db/in-scope.ts';

export default handler(GetParcel, async ({ parcelId }, { db }) => {
  const parcel = await db
    .selectFrom('parcel')
    .innerJoin('account as company', 'company.account_id', 'parcel.company_id')
    .select('weight')
    .where('parcel_id', '=', parcelId)
    .where(inScope('company.path'))
    .executeTakeFirst();
  if (!parcel) throw new Failure(404, 'noParcel', { parcelId });
  return { Weight: parcel.weight };
});
`,
  'manifests/operations/Parcel/SendParcel.ts': `/** Sends a parcel: a call that only a test knows. */
import { Type } from 'typebox';
import { both, can, operation } from '#define';

export default operation('Parcel/SendParcel', {
  summary: 'Sends a parcel, which weighs nothing any more.',
  kind: 'write',
  subject: { Parcel: 'parcelId' },
  changes: [both('Parcel')],
  needs: can('LOGIN', 'Execute'),
  errors: ['noParcel'],
  audit: { event: 'Parcel sent' },
  input: Type.Object({ parcelId: Type.Integer() }),
  data: Type.Null(),
  example: { input: { parcelId: 1 }, data: null },
});
`,
  'src/server/operations/Parcel/SendParcel.ts': `/** Takes the weight away. */
import SendParcel from '../../../../manifests/operations/Parcel/SendParcel.ts';
import { handler } from '../../../define/contract/handler.ts';
import { Failure } from '../../calls/failure.ts';
import { inScope } from '../../db/in-scope.ts';

export default handler(SendParcel, async ({ parcelId }, { db }) => {
  const { numUpdatedRows } = await db
    .updateTable('parcel')
    .set({ weight: 0 })
    .where('parcel_id', '=', parcelId)
    .where('company_id', 'in', db.selectFrom('account').select('account_id').where(inScope('path')))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure(404, 'noParcel', { parcelId });
  return null;
});
`,
};

/** What calls are about is kept by a table: its file, and the migration that makes it. */
const subject: Files = {
  'src/server/db/tables/parcel.ts': `/** Parcels of companies. */
import type { Generated } from 'kysely';
import { type TableRules, withAccount } from '../table.ts';

export interface ParcelTable {
  parcel_id: Generated<number>;
  company_id: number;
  weight: Generated<number>;
}

declare module '../tables.ts' {
  interface Tables {
    parcel: ParcelTable;
  }
}

export default {
  name: 'parcel',
  subject: { name: 'Parcel', id: 'parcel_id', account: 'company_id' },
  grant: 'select, update',
  visible: withAccount('parcel.company_id'),
} satisfies TableRules;
`,
  'src/server/db/migrations/999-parcel.sql': `-- What only a test keeps.
create table parcel (
  parcel_id bigint generated always as identity primary key,
  company_id bigint not null references account,
  weight integer not null default 10
);
`,
};

/** An error is a line in the file of its domain, or the file of a new one. */
const error: Files = {
  'src/rules/errors/parcels.ts': `/** Errors of parcels. */

const errors = {
  noParcel: 'There is no parcel {parcelId}.',
} as const;
export default errors;

type Texts = typeof errors;
declare module '../../define/contract/errors.ts' {
  interface ErrorTexts extends Texts {}
}
`,
};

/** An icon set is a file. */
const iconSet: Files = {
  'src/fields/icon-sets/parcel-types.ts': `/** The sorts of parcels. */
import type { IconSet } from './icon-set.ts';

export const iconSet: IconSet = {
  Crate: { icon: 'box', tint: 'green', word: (t) => t('Crate') },
};
`,
};

/** A menu is one name in the line of its place. */
export const withMenu = (shell: string): string => shell.replace("header: ['", "header: ['Parcels', '");

export const things: Files = {
  ...screen,
  ...blockKind,
  ...fieldKind,
  [sizesFile]: sizes("{ system: 'EU' }"),
  ...operations,
  ...subject,
  ...error,
  ...iconSet,
};
