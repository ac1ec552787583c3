/** What the log says of a failure: enough to find it, and no value of anybody. */
import { expect, it } from 'vitest';
import { failureFacts } from './call-log.ts';

it('keeps the words of the database and leaves out rows and values', () => {
  const error = Object.assign(new Error('invalid input syntax for type bigint: "ada@sample.example"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (email)=(ada@sample.example) already exists.',
    where: "unnamed portal parameter $1 = 'ada@sample.example'",
  });
  const facts = failureFacts(error);
  expect(facts).toMatchObject({ code: '22P02', message: 'invalid input syntax for type bigint: …' });
  expect(facts.stack).toContain('call-log.test.ts');
  expect(JSON.stringify(facts)).not.toContain('ada@sample.example');
});

it('keeps other failures as they are', () => {
  const error = new TypeError('x is not a function');
  expect(failureFacts(error)).toMatchObject({ type: 'TypeError', message: 'x is not a function', stack: error.stack });
});
