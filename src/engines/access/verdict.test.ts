/** The one answer: capability, state and policy, each with its reason. */

import { describe, expect, it } from 'vitest';
import { where } from '../../define/binding/condition.ts';
import { can } from '../../define/contract/capability.ts';
import { type Gated, reasonOf, verdictOf } from './verdict.ts';

const right = can('USER_ACCOUNT', 'Update');
const held = [{ ObjectType: 'USER_ACCOUNT', Update: true }];
const control: Gated = {
  needs: right,
  when: where({ State: ['Active', 'Locked'] }),
  locks: [
    {
      while: where({ IsEnforcedAbove: true }),
      reason: 'The second factor is asked for.',
      from: 'EnforcedBy.DisplayName',
    },
    { while: where({ Count: [3, 4] }), reason: 'There are three already.' },
  ],
};

describe('a control', () => {
  it('is allowed with the right, on a row that fits', () => {
    expect(verdictOf(control, held, { State: 'Active' })).toEqual({ state: 'allowed' });
  });

  it('is hidden without the right, and names it; the right comes before the row', () => {
    const hidden = { state: 'hidden', reason: { by: 'capability', missing: [[right]] } };
    expect(verdictOf(control, [], { State: 'Ended' })).toEqual(hidden);
    expect(verdictOf({ needs: right }, undefined)).toEqual({ state: 'hidden', reason: { by: 'session' } });
  });

  it('says when one of several rights would do', () => {
    const needs = { any: [right, can('WIKI', 'Read')] };
    expect(reasonOf(verdictOf({ needs }, []))).toEqual({ by: 'capability', missing: [needs.any] });
  });

  it('asks for no choice that another missing right settles, and for nothing twice', () => {
    const wiki = can('WIKI', 'Read');
    const choice = { any: [right, wiki] };
    const asked = (needs: Gated['needs']) => reasonOf(verdictOf({ needs }, []));
    expect(asked({ all: [right, choice, choice] })).toEqual({ by: 'capability', missing: [[right]] });
    const beta = can('BETA_TESTER', 'Read');
    expect(asked({ all: [beta, choice, choice] })).toEqual({ by: 'capability', missing: [[beta], [right, wiki]] });
  });

  it('is hidden on a row that does not fit, and tells what does not', () => {
    const reason = { by: 'state', text: undefined, facts: [{ field: 'State', value: 'Ended' }] };
    expect(verdictOf(control, held, { State: 'Ended' })).toEqual({ state: 'hidden', reason });
  });

  it('is disabled by a policy, and names whose it is, or that he is out of sight', () => {
    const text = 'The second factor is asked for.';
    const row = { State: 'Active', IsEnforcedAbove: true, EnforcedBy: { DisplayName: 'Nordlicht' }, Count: 3 };
    const reason = { by: 'policy', text, from: 'Nordlicht' };
    expect(verdictOf(control, held, row)).toEqual({ state: 'disabled', reason });
    expect(reasonOf(verdictOf(control, held, { ...row, EnforcedBy: { DisplayName: '' } }))).toEqual({
      by: 'policy',
      text,
      from: undefined,
    });
  });

  it('is disabled by a state, in the words of the manifest', () => {
    const reason = { by: 'state', text: 'There are three already.', facts: [] };
    expect(verdictOf(control, held, { State: 'Active', Count: 3 })).toEqual({ state: 'disabled', reason });
  });

  it('follows what the server says: a yes offers it, a no explains, and silence hides', () => {
    const asked: Gated = { needs: right, may: 'Job.MayCancel', reason: 'It has ended.' };
    const judged = (row: object, reason = asked.reason) => verdictOf({ ...asked, reason }, held, row);
    expect(judged({ Job: { MayCancel: true } })).toEqual({ state: 'allowed' });
    const reason = { by: 'state', text: 'It has ended.', facts: [] };
    expect(judged({ Job: { MayCancel: false } })).toEqual({ state: 'disabled', reason });
    expect(judged({}).state).toBe('hidden');
    const facts = [{ field: 'Job.MayCancel', value: false }];
    expect(verdictOf({ needs: right, may: 'Job.MayCancel' }, held, { Job: { MayCancel: false } })).toEqual({
      state: 'hidden',
      reason: { by: 'state', text: undefined, facts },
    });
  });

  it('asks first whether the row fits, then the server, then for locks', () => {
    const row = { State: 'Active', MayEnd: false, Count: 3 };
    const asked: Gated = { ...control, may: 'MayEnd', reason: 'Not yours.' };
    const text = (at: object) => {
      const reason = reasonOf(verdictOf(asked, held, at));
      return reason?.by === 'state' ? reason.text : undefined;
    };
    expect(text({ ...row, State: 'Ended' })).toBeUndefined();
    expect(text(row)).toBe('Not yours.');
    expect(text({ ...row, MayEnd: true })).toBe('There are three already.');
  });

  it('does not judge rows where there is none', () => {
    expect([verdictOf(control, held).state, reasonOf(verdictOf(control, held))]).toEqual(['allowed', undefined]);
  });
});
