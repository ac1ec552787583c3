/** An entity is the same schema with a name. */
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { entity } from './entity.ts';

it('adds the title and keeps what TypeBox hides in the schema', () => {
  const schema = Type.Object({ Name: Type.Optional(Type.String()) });
  const named = entity('Role', schema);
  expect(JSON.parse(JSON.stringify(named))).toEqual({ ...JSON.parse(JSON.stringify(schema)), title: 'Role' });
  expect(Type.IsObject(named)).toBe(true);
  expect(Type.IsOptional(Type.Optional(named))).toBe(true);
});

it('leaves the given schema as it was', () => {
  const schema = Type.Object({});
  entity('Role', schema);
  expect('title' in schema).toBe(false);
});
