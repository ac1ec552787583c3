/** The mistakes that compilers tell of in hundreds of letters are told in a sentence. */
import { expect, it } from 'vitest';
import { plainFault } from './plain-fault.ts';

const forgotten = `Argument of type '{}' is not assignable to parameter of type 'RequiredBindings<{ accountId: number; }, never, BindingScope<{ accountId: string; }, {}, {}, {}>>'.
Property 'accountId' is missing in type '{}' but required in type '{ readonly accountId: Bind<number, BindingScope<{ accountId: string; }, {}, {}, {}>>; }'.`;
const notAsked = `Argument of type '{ fields: never[]; }' is not assignable to parameter of type 'FormDefinition<{ AccountId: number; }, {}> & { ...; }'.
Property ''neither bound nor asked for'' is missing in type '{ fields: never[]; }' but required in type '{ readonly 'neither bound nor asked for': "text" | "title"; }'.`;

it.each([
  [forgotten, /^The call needs the input accountId, .* Write accountId: param\('…'\)/],
  [notAsked, /^The call needs the inputs text and title, neither bound nor asked for\./],
  ["Block-scoped variable 'notes' used before its declaration.", /^notes is made of itself/],
  [
    "'notes' implicitly has type 'any' because it does not have a type annotation and is referenced directly or indirectly in its own initializer.",
    /^notes is made of itself/,
  ],
  ["ReferenceError: Cannot access 'notes' before initialization", /^notes is made of itself/],
  ["Cannot find name 'tabel'.\nmore", /^Cannot find name 'tabel'\.$/],
])('%s', (text, said) => {
  expect(plainFault(text)).toMatch(said);
  expect(plainFault(text).length).toBeLessThan(200);
});
