/** Checks of inputs and writers of answers: each is made when its call comes first, for making hundreds would delay every start. */
import buildsValidators from '@fastify/ajv-compiler';
import buildsSerializers from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type Validator = ((value: unknown) => unknown) & { errors?: unknown };
type Serializer = (value: unknown) => string;

const validators = buildsValidators();
const serializers = buildsSerializers();

/** By schema: servers of one process share what is made of it. */
const checks = new WeakMap<object, Validator>();
const writers = new WeakMap<object, Serializer>();

function once<Made>(made: WeakMap<object, Made>, schema: unknown, make: () => Made): () => Made {
  let found: Made | undefined;
  return () => {
    found ??= made.get(schema as object) ?? make();
    made.set(schema as object, found);
    return found;
  };
}

export const compilersFactory = {
  buildValidator: (...given: Parameters<typeof validators>) => {
    const compile = validators(...given);
    // It takes the route, whatever its type says.
    return (route: { readonly schema: object }) => {
      const validator = once(checks, route.schema, () => compile(route) as Validator);
      const check: Validator = (value) => {
        const found = validator()(value);
        check.errors = validator().errors;
        return found;
      };
      return check;
    };
  },
  buildSerializer: (...given: Parameters<typeof serializers>) => {
    const compile = serializers(...given);
    return (route: Parameters<typeof compile>[0]): Serializer => {
      const serializer = once(writers, route.schema, () => compile(route));
      return (value) => serializer()(value);
    };
  },
} as unknown as Factories;
