/** Sweeps every field kind: its name, its examples, its text form both ways, and that every face can be drawn. */
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { FieldExample, FieldOptions } from '../define/fields/field.ts';
import { Provider } from '../ui/Provider.tsx';
import type { Field } from './field.ts';
import { fieldFor, fieldKinds } from './registry.ts';

const files = import.meta.glob<Field>('./[A-Z]*.tsx', { eager: true, import: 'default' });
const fields = Object.values(fieldKinds);
const locales = ['en', 'en-GB', 'de', 'pl', 'de-CH', 'ar-EG', 'hi-IN'];
/** A reference and a secret cannot come back from text. */
const oneWay = ['AccountLink', 'Exposure', 'Password', 'NewPassword'];

/** Examples of what servers may hold although nobody could type it. */
const unreadable = ['no longer offered', 'not known', 'code not known', 'not a web address'];

const optionsOf = (example: FieldExample<unknown>): FieldOptions => ({ label: 'Label', ...example.options });
const ignore = () => {};

describe('registry', () => {
  it.each(Object.entries(files))('%s has the kind of its name', (path, field) => {
    expect(path).toBe(`./${field.kind}.tsx`);
  });

  it('has every kind once, also by its other names', () => {
    const names = fields.flatMap((field) => [field.kind, ...(field.aliases ?? [])]);
    expect(new Set(names).size).toBe(names.length);
    expect(fields.length).toBeGreaterThanOrEqual(20);
  });

  it('knows the templates of foreign servers', () => {
    const templates =
      'Textbox Textarea Numeric Checkbox Combobox Date DateTime Email Url Password Country Currency Link ReadOnly';
    expect(
      templates
        .split(' ')
        .map((template) => fieldFor(template).kind)
        .join(' '),
    ).toBe(
      'Text MultilineText Number Checkbox Combobox Date DateTimeUtc Email Url Password Country Currency Url ReadOnly',
    );
  });

  it('shows an unknown template as text and says so once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(ignore);
    expect([fieldFor('Rubbish').kind, fieldFor('Rubbish').kind]).toEqual(['Text', 'Text']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(/"Rubbish".*AccountLink/);
    warn.mockRestore();
  });
});

describe.each(fields)('$kind', (field) => {
  it('has examples with names of their own', () => {
    expect(field.examples.length).toBeGreaterThanOrEqual(3);
    expect(new Set(field.examples.map((example) => example.name)).size).toBe(field.examples.length);
  });

  it.each(locales)('exports every example in %s, nothing as nothing', (locale) => {
    for (const example of field.examples) {
      expect(typeof field.export(example.value, optionsOf(example), locale)).toBe('string');
    }
    expect(field.export(null, { label: '' }, locale)).toBe('');
    expect(field.export(undefined, { label: '' }, locale)).toBe('');
    expect(field.parse('  ', { label: '' }, locale)).toEqual({ value: field.kind.endsWith('Password') ? '  ' : null });
  });

  it.skipIf(oneWay.includes(field.kind)).each(locales)('reads back what it exports in %s', (locale) => {
    for (const example of field.examples.filter((one) => one.error === undefined && !unreadable.includes(one.name))) {
      const options = optionsOf(example);
      expect(field.parse(field.export(example.value, options, locale), options, locale)).toEqual({
        value: example.value,
      });
    }
  });

  it.each(field.examples)('draws "$name"', (example) => {
    const shared = { value: example.value, options: optionsOf(example), locale: 'de' };
    const { Show, Edit } = field;
    const show = renderToString(
      <Provider>
        <Show {...shared} />
      </Provider>,
    );
    expect(show).not.toMatch(/undefined|NaN|\[object/);
    if (Edit === undefined) return;
    const error = example.error === undefined ? {} : { error: example.error };
    const edit = renderToString(
      <Provider>
        <Edit {...shared} {...error} id="one" onChange={ignore} />
      </Provider>,
    );
    expect(edit).toContain('id="one"');
    // One control has a label, and several controls together a legend.
    expect(edit).toMatch(/<label[^>]* for="one"|<fieldset[^>]* id="one"[^>]*>\s*<legend>Label/);
    if (example.error !== undefined) expect(edit).toMatch(/aria-describedby="[^"]*one-error/);
    const described = [...edit.matchAll(/aria-describedby="([^"]*)"/g)].flatMap(([, ids = '']) =>
      ids.split(' ').filter(Boolean),
    );
    expect(described.filter((id) => !edit.includes(`id="${id}"`))).toEqual([]);
  });
});

describe('a new password', () => {
  const { Edit = () => null } = fieldFor('NewPassword');
  it.each([undefined, 'Too short'])('says its rules to screen readers with the message "%s"', (error) => {
    const shared = { value: 'abc', options: { label: 'Label' }, locale: 'de', id: 'one', onChange: ignore };
    const edit = renderToString(
      <Provider>
        <Edit {...shared} {...(error === undefined ? {} : { error })} />
      </Provider>,
    );
    const [, described = ''] = /<input[^>]* aria-describedby="([^"]*)"/.exec(edit) ?? [];
    const [, list = '-'] = /<ul[^>]* id="([^"]*)"/.exec(edit) ?? [];
    expect(described.split(' ')).toEqual([...(error === undefined ? [] : ['one-error']), list]);
  });
});

describe('how long ago something was', () => {
  const { Show } = fieldFor('TimeAgo');
  it.each([
    [undefined, 'Vor '],
    [true, 'vor '],
  ])('begins as words do where it stands, behind a label: %s', (inLine, begin) => {
    const options = { label: 'Label', ...(inLine && { inLine }) };
    const show = renderToString(
      <Provider>
        <Show value="1999-12-31T23:59:59Z" options={options} locale="de" />
      </Provider>,
    );
    expect(show).toContain(`>${begin}`);
  });
});

describe('values of another form', () => {
  const records = [{ Name: 'Hafen' }, { Name: 'Werft' }];

  it.each(fields)('$kind draws a list of records, a record, a list and a text harmlessly', ({ Show, Edit }) => {
    for (const value of [records, records[0], [records], ['a'], 'a', 1, true, []]) {
      const shared = { value, options: { label: 'Label' }, locale: 'de' };
      const drawn = renderToString(
        <Provider>
          <Show {...shared} />
          {Edit && <Edit {...shared} id="one" onChange={ignore} />}
        </Provider>,
      );
      expect(drawn).not.toMatch(/\[object/);
    }
  });
});

describe('rubbish', () => {
  const options: FieldOptions = { label: '', minimum: 1, maximum: 10, choices: [{ value: 1, label: 'One' }] };
  it.each([
    ['Number', 'abc', 'Numbers only'],
    ['Number', '1.5', 'Numbers only, such as {example}'],
    ['Number', '0', 'At least {n}'],
    ['Money', '5 USD', 'Numbers only, such as {example}'],
    ['Percent', '11 %', 'At most {n}'],
    ['Email', 'a@b', 'Enter a valid email address, such as {example}'],
    ['Email', 'a b@c.de', 'Enter a valid email address, such as {example}'],
    ['Phone', '12', 'Enter a phone number, such as {example}'],
    ['Phone', 'call me', 'Enter a phone number, such as {example}'],
    ['Url', 'javascript:alert(1)', 'Enter a web address, such as {example}'],
    ['Url', 'https://', 'Enter a web address, such as {example}'],
    ['Date', '30.02.2027', 'Enter a date, such as {example}'],
    ['Date', '2027-13-01', 'Enter a date, such as {example}'],
    ['DateTimeUtc', '2026-11-21T25:00:00Z', 'Enter a date and a time, such as {example}'],
    ['TimeOfDay', '25:00', 'Enter a time, such as {example}'],
    ['TimeOfDay', 'noon', 'Enter a time, such as {example}'],
    ['TimeUtc', '9:30 CET', 'Enter a time, such as {example}'],
    ['Country', 'Atlantis', 'Choose one of the listed values'],
    ['Currency', 'XYZ', 'Choose one of the listed values'],
    ['Combobox', 'Two', 'Choose one of the listed values'],
    ['MultiCombobox', 'One; Two', 'Choose one of the listed values'],
    ['Checkbox', 'perhaps', 'Invalid format'],
    ['AccountLink', 'Ostsee', 'Invalid format'],
  ])('%s refuses "%s"', (kind, text, problem) => {
    const own = kind === 'Country' || kind === 'Currency' ? { label: '' } : { ...options, currency: 'EUR' };
    expect(fieldFor(kind).parse(text, own, 'de')).toMatchObject({ problem });
  });

  it('asks for at least one value where one is needed', () => {
    const parsed = fieldFor('MultiCombobox').parse('', { ...options, required: true }, 'en');
    expect(parsed).toEqual({ problem: 'Choose at least one value' });
  });

  it.each([
    ['abcd', { maxLength: 3 }, 'At most {n} characters', 3],
    ['ab', { minLength: 3 }, 'At least {n} characters', 3],
    ['ab', { minLength: 3, maxLength: 3 }, 'Exactly {n} characters', 3],
  ])('keeps the length of "%s"', (text, limits, problem, n) => {
    expect(fieldFor('Text').parse(text, { label: '', ...limits }, 'en')).toEqual({ problem, parameters: { n } });
  });
});
