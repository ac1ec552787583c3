/** The instance: the pod has the first word, then the country of the host, and nobody is taken for another. */
import { expect, it } from 'vitest';
import { instanceIds, instanceOf } from './instance.ts';

it('there are twelve, each by its pod (CONST-32, CONST-33)', () => {
  expect(instanceIds.map((id) => instanceOf(id, 'portal.example'))).toEqual(
    'pp br ch de fi fr us xx dev ci ite sg'.split(' '),
  );
});

it.each([
  ['PP', 'portal.example', 'pp'],
  [' pp-2 ', 'portal.example', 'pp'],
  ['dev1', 'portal.example', 'dev'],
  // The pod comes before the host.
  ['us', 'portal.example.ch', 'us'],
  // A longer word is no instance.
  ['development', 'portal.example.ch', 'ch'],
  ['constructor', 'portal.example', 'xx'],
  ['', 'portal.example.de', 'de'],
])('the pod "%s" at %s is %s (CONST-33, CONST-34)', (pod, host, instance) => {
  expect(instanceOf(pod, host)).toBe(instance);
});

it.each([
  ['portal.example.ch', 'ch'],
  ['PORTAL.EXAMPLE.CH', 'ch'],
  ['portal.example.de', 'de'],
  ['portal.example.at', 'de'],
  ['portal.example.fr', 'fr'],
  ['ch.example.com', 'xx'],
  ['portal.example.br', 'xx'],
  ['localhost', 'dev'],
  ['main.localhost', 'dev'],
  ['127.0.0.1', 'dev'],
  ['[::1]', 'dev'],
  ['notlocalhost', 'xx'],
  ['127.0.0.1.example.com', 'xx'],
  ['portal.constructor', 'xx'],
])('without a pod, %s is %s (CONST-34 to CONST-39)', (host, instance) => {
  expect(instanceOf(undefined, host)).toBe(instance);
});
