/** Calls that the tests of the engines use; no product is meant. */
import { Type } from 'typebox';
import type { BindingScope, Block } from '../../define/binding/binding-scope.ts';
import { can } from '../../define/contract/capability.ts';
import { operation } from '../../define/contract/operation.ts';
import type { BlockShape } from '../../define/shapes/block-shapes.ts';

const Sort = Type.Optional(Type.Object({ Key: Type.String(), Value: Type.Enum(['ASC', 'DESC'], { type: 'string' }) }));
const Options = Type.Optional(
  Type.Object({ offset: Type.Optional(Type.Integer()), filter: Type.Optional(Type.String()) }),
);
const Color = Type.Enum(['Red', 'Green', 'Blue'], { type: 'string' });

export const Thing = Type.Object({
  ThingId: Type.Integer(),
  DisplayName: Type.String(),
  Color,
  ThingState: Type.Enum(['Active', 'Ended'], { type: 'string' }),
  Weight: Type.Optional(Type.Number()),
  Owner: Type.Object({ DisplayName: Type.String(), Email: Type.String({ format: 'email' }) }),
  MadeUtc: Type.String(),
  HasParts: Type.Boolean(),
  Tags: Type.Array(Type.String()),
});

export const thing = (ThingId: number, more: object = {}) => ({
  ThingId,
  DisplayName: `Thing ${ThingId}`,
  Color: 'Red' as const,
  ThingState: 'Active' as const,
  Weight: ThingId * 2,
  Owner: { DisplayName: 'Ann', Email: 'ann@example.test' },
  MadeUtc: '2026-01-02T03:04:05Z',
  HasParts: false,
  Tags: [],
  ...more,
});

/** Paged, sorted and found by the server. */
export const GetThings = operation('Test/GetThings', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: can('AUDIT_LOG', 'Read'),
  input: Type.Object({
    shelfId: Type.Integer({ minimum: 1 }),
    colors: Type.Optional(Type.Array(Color)),
    from: Type.Optional(Type.String({ format: 'date-time' })),
    to: Type.Optional(Type.String({ format: 'date-time' })),
    ended: Type.Optional(Type.Boolean()),
    maker: Type.Optional(Type.String()),
    options: Options,
    orderBy: Sort,
    limit: Type.Optional(Type.Integer()),
  }),
  data: Type.Object({ Items: Type.Array(Thing), TotalCount: Type.Integer() }),
  example: { input: { shelfId: 1 }, data: { Items: [thing(1)], TotalCount: 1 } },
});

/** All rows at once. */
export const GetAllThings = operation('Test/GetAllThings', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({}),
  data: Type.Array(Thing),
  example: { input: {}, data: [thing(1), thing(2)] },
});

/** The things of a thing. */
export const GetParts = operation('Test/GetParts', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({
    thingId: Type.Optional(Type.Integer()),
    colors: Type.Optional(Type.Array(Color)),
    ended: Type.Optional(Type.Boolean()),
    options: Options,
    limit: Type.Optional(Type.Integer()),
  }),
  data: Type.Array(Thing),
  example: { input: {}, data: [thing(1, { HasParts: true })] },
});

export const FindThings = operation('Test/FindThings', {
  kind: 'read',
  subject: 'none',
  reads: ['Test'],
  needs: 'signedIn',
  input: Type.Object({ text: Type.String(), colors: Type.Optional(Type.Array(Color)) }),
  data: Type.Array(Thing),
  example: { input: { text: 'x' }, data: [] },
});

export const SaveThing = operation('Test/SaveThing', {
  kind: 'write',
  subject: { Thing: 'thingId' },
  changes: ['Test'],
  needs: can('COMPANY_ACCOUNT', 'Update'),
  audit: { event: 'Thing saved' },
  input: Type.Object({
    thingId: Type.Integer(),
    values: Type.Record(Type.String(), Type.Unknown()),
    rule: Type.Optional(Type.Object({ Enforced: Type.Boolean(), Note: Type.Optional(Type.String({ maxLength: 5 })) })),
  }),
  data: Type.Null(),
  example: { input: { thingId: 1, values: {} }, data: null },
});

/** A block of a screen with one parameter, as engines see it; the type parameter names what it must be. */
export const blockOf = <Shape extends BlockShape>(block: Block<BindingScope<{ shelfId: string }>>): Shape =>
  block as unknown as Shape;
