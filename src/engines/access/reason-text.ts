/** Why something cannot be done, in words: the right that is missing, the state, or whose policy it is. */
import type { Translate } from '../field-plan/field-text.ts';
import { humanize, titleOf } from '../field-plan/humanize.ts';
import { rightName } from './right-name.ts';
import type { Fact, Reason } from './verdict.ts';

export interface Speaker {
  readonly t: Translate;
  /** For lists of rights. */
  readonly locale: string;
  /** Whose administrators can give rights. */
  readonly rightsGivenBy: string | undefined;
}

/** Whole sentences: what is the matter, and who can mend it. */
export function reasonText(reason: Reason, { t, locale, rightsGivenBy }: Speaker): string {
  switch (reason.by) {
    case 'capability': {
      const list = (type: 'conjunction' | 'disjunction', names: readonly string[]) =>
        new Intl.ListFormat(locale, { type }).format(names);
      const groups = reason.missing.map((group) =>
        list(
          'disjunction',
          group.map((right) => t('“{name}”', { name: rightName(right, t) })),
        ),
      );
      const missing = t(
        '{count, plural, one {The right {rights} is missing.} other {The rights {rights} are missing.}}',
        { count: groups.length, rights: list('conjunction', groups) },
      );
      const giver = rightsGivenBy === undefined ? t('An administrator can give it.') : giverOf(rightsGivenBy, t);
      return `${missing} ${giver}`;
    }
    case 'policy':
      return `${t(reason.text)} ${
        reason.from === undefined
          ? t('This is decided above your part of the hierarchy.')
          : t('{name} decides this for everything below.', { name: reason.from })
      }`;
    case 'state':
      if (reason.text !== undefined) return t(reason.text);
      return reason.facts.length > 0 ? reason.facts.map((fact) => factText(fact, t)).join(' ') : notNow(t);
    case 'session':
      return t('Sign in first.');
  }
}

const giverOf = (name: string, t: Translate): string => t('An administrator of {name} can give it.', { name });
const notNow = (t: Translate): string => t('It does not fit this entry as it is now.');

function factText({ field, value }: Fact, t: Translate): string {
  const title = t(titleOf(field));
  if (value === undefined || value === null || value === '') return t('“{field}” is empty.', { field: title });
  return t('“{field}” is “{value}”.', { field: title, value: valueText(value, t) });
}

/** Values of enumerations stand in the catalogue like every other text. */
function valueText(value: unknown, t: Translate): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  return typeof value === 'string' && /^[A-Z][A-Za-z]+$/.test(value) ? t(humanize(value)) : String(value);
}
