/** A right: an object type and the flags that are held on it (ENT-19, CAP-1 to CAP-5, AMB-30). */
import { Type } from 'typebox';
import { entity } from '#define';

const held = Type.Optional(Type.Boolean());

export const Capability = entity(
  'Capability',
  Type.Object({
    ObjectType: Type.String(),
    Create: held,
    Read: held,
    Update: held,
    Delete: held,
    Execute: held,
    Hierarchy: held,
  }),
);
