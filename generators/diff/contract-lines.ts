/** What is different in the contract of a call, beside the right that it asks for. */
import { type AnyOperation, auditOf, type CallLimit, type MidSignIn } from '../../src/define/contract/operation.ts';
import { readable, type SchemaShape } from '../../src/engines/binding/schema.ts';
import type { Line } from './compare.ts';

type Details = Readonly<Record<string, string>>;

export const detailLines = (what: string, old: Details, now: Details): readonly Line[] =>
  [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((name) => old[name] !== now[name])
    .map((name) => ({ text: `~ ${name} of ${what}: ${old[name] ?? 'nothing'} is now ${now[name] ?? 'nothing'}` }));

const eventLines = (old: AnyOperation['audit'], now: AnyOperation['audit']): readonly Line[] =>
  old?.event === now?.event ? [] : [{ text: `~ event in the audit log: ${old?.event} is now ${now?.event}` }];

export const contractLines = (old: AnyOperation, now: AnyOperation): readonly Line[] => [
  ...signInLines(old.midSignIn, now.midSignIn),
  ...limitLines(old.limit, now.limit),
  ...eventLines(auditOf(old), auditOf(now)),
  ...detailLines('the call', detailsOf(old), detailsOf(now)),
  ...(['input', 'data'] as const).flatMap((side) => schemaLines(side, readable(old[side]), readable(now[side]))),
];

const detailsOf = ({ kind, subject, reads, changes, edits, order, silent, errors }: AnyOperation): Details =>
  Object.fromEntries(
    Object.entries({ kind, subject, reads, changes, edits, order, silent, errors })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, JSON.stringify(value)]),
  );

/** What the second factor may do, a set-up may as well; what this may, whoever has terms to accept. */
const steps: readonly (MidSignIn | undefined)[] = [undefined, 'terms', 'setup', 'secondFactor'];
const earliness = (at: MidSignIn | undefined): number => steps.indexOf(at);

function signInLines(old: MidSignIn | undefined, now: MidSignIn | undefined): readonly Line[] {
  if (old === now) return [];
  if (earliness(now) > earliness(old))
    return [{ text: `! WIDER the call now answers in the middle of a sign-in: ${now}`, wider: true }];
  return [
    { text: `~ the call answers ${now ? `only at ${now}` : 'no longer'} in the middle of a sign-in`, narrower: true },
  ];
}

/** More calls in the same time for somebody, or fewer. */
function limitLines(old: CallLimit | undefined, now: CallLimit | undefined): readonly Line[] {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  const [wider, narrower] = [allowsMore(old, now), allowsMore(now, old)];
  const text = `limit of calls: ${limitText(old)} is now ${limitText(now)}`;
  return [{ text: wider ? `! WIDER ${text}` : `~ ${text}`, wider, narrower }];
}

const limitText = (limit: CallLimit | undefined): string =>
  limit ? `${limit.calls} in ${limit.minutes} min by ${limit.by}` : 'none';

/** In a short time or in a long one, or counted by something else: there is somebody who is stopped later. */
function allowsMore(old: CallLimit | undefined, now: CallLimit | undefined): boolean {
  if (!old) return false;
  if (!now || now.by !== old.by) return true;
  return now.calls > old.calls || now.calls / now.minutes > old.calls / old.minutes;
}

function schemaLines(side: string, old: SchemaShape, now: SchemaShape): readonly Line[] {
  const [before, after] = [namesIn(old), namesIn(now)];
  return [
    ...[...after.keys()].filter((each) => !before.has(each)).map((each) => ({ text: `+ ${side} ${each}` })),
    ...[...before.keys()].filter((each) => !after.has(each)).map((each) => ({ text: `- ${side} ${each}` })),
    ...[...before].flatMap(([name, says]) => {
      const saysNow = after.get(name);
      return saysNow === undefined || saysNow === says
        ? []
        : [{ text: `~ ${side} ${name}: ${says} is now ${saysNow}` }];
    }),
  ];
}

/** Dotted names, two levels deep, and what each takes: what is inside of that belongs to entities of their own. */
function namesIn(schema: SchemaShape, above = '', depth = 0): ReadonlyMap<string, string> {
  const inner = schema.type === 'array' && schema.items ? schema.items : schema;
  return new Map(
    Object.entries(inner.properties ?? {}).flatMap(([name, each]) => [
      [above + name, takes(each, inner.required?.includes(name) ?? false)] as const,
      ...(depth < 1 ? namesIn(each, `${above}${name}.`, depth + 1) : []),
    ]),
  );
}

/** 'string, maxLength 100, required': without the parts that have names of their own. */
function takes(schema: SchemaShape, required: boolean): string {
  const { type, properties: _properties, required: _required, items, ...rest } = schema;
  const limits = Object.entries(rest)
    .filter(([name]) => !name.startsWith('~') && name !== 'description')
    .map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [
    ...(type ? [type] : []),
    ...(items?.type ? [`of ${items.type}`] : []),
    ...limits,
    required ? 'required' : 'optional',
  ].join(', ');
}
