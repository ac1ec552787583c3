/** Gates follow from calls; conditions decide on rows. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { setSession } from '../../client/first/session-store.ts';
import { constant, session } from '../../define/binding/binding.ts';
import { go, link } from '../../define/blocks/action.ts';
import { board, stack, tabs } from '../../define/blocks/arrangement.ts';
import { table } from '../../define/blocks/table.ts';
import { can } from '../../define/contract/capability.ts';
import type { PanelsShape } from '../../define/shapes/block-shapes.ts';
import type { ActionShape, LongFormField } from '../../define/shapes/element-shapes.ts';
import { panelsFor } from '../board/panels.ts';
import { fillableFields } from '../form/fillable.ts';
import { blockOf, GetAllThings, GetThings } from '../testing/test-calls.ts';
import { fieldControls } from './controls.ts';
import { allowed, blockGate, gateOf, screenGate } from './gate.ts';
import { actionGate, needsByPath, setScreenNeeds } from './needs.ts';
import { verdictOf } from './verdict.ts';

const log = can('AUDIT_LOG', 'Read');
const guarded = table(GetThings, { shelfId: constant(1) }, { columns: ['Color'] });
const open1 = table(GetAllThings, {}, { columns: ['Color'] });

describe('gates', () => {
  it('are those of the calls', () => {
    expect(blockGate(blockOf(guarded))).toEqual(log);
    expect(blockGate(blockOf(tabs({ title: 'A', body: guarded })))).toEqual(log);
    expect(blockGate(blockOf(stack(guarded, open1)))).toBe('signedIn');
    expect(blockGate(blockOf(board({ title: 'A', body: guarded })))).toBe('signedIn');
  });

  it('join what a panel asks with what its body needs', () => {
    const wiki = can('WIKI', 'Read');
    const both = blockOf<PanelsShape>(
      tabs({ title: 'A', needs: wiki, body: guarded }, { title: 'B', needs: wiki, body: open1 }),
    );
    expect(blockGate(both)).toEqual({ any: [{ all: [wiki, log] }, wiki] });
    const held = [{ ObjectType: 'WIKI', Read: true }];
    expect(panelsFor(both.panels, held).map(({ title }) => title)).toEqual(['B']);
  });

  it('of a screen are its own words together with those of its body', () => {
    expect(screenGate({ body: guarded })).toEqual(log);
    expect(screenGate({ needs: 'signedIn', body: guarded })).toEqual(log);
    expect(screenGate({ needs: log, body: open1 })).toEqual(log);
  });

  it('of a link are those of the screen that it leads to, whatever its parameters are called', () => {
    const toX = link(
      'X',
      go('/x/$thingId?tab', { thingId: constant(1), tab: constant('a') }),
    ) as unknown as ActionShape;
    expect(gateOf(toX)).toBe('anyone');
    setScreenNeeds(needsByPath([{ path: '/x/$id', gate: log }]));
    onTestFinished(() => setScreenNeeds(() => undefined));
    expect(gateOf(toX)).toEqual(log);
    expect([gateOf(guarded as never), gateOf({ body: guarded })]).toEqual([log, log]);
    expect([actionGate(toX), allowed(actionGate(toX), []), allowed(undefined, undefined)]).toEqual([log, false, true]);
  });

  it('of a laid-out field are those of its choices too', () => {
    const choices = {
      options: 'operation',
      source: GetThings,
      input: {},
      value: 'Color',
      label: 'Color',
      name: 'maker',
    };
    const asked = {
      field: 'from',
      layout: { layout: 'server', source: GetAllThings, input: {}, choices },
    } as unknown as LongFormField;
    const held = [{ ObjectType: 'AUDIT_LOG', Read: true }] as const;
    expect([fillableFields([asked], []), fillableFields([asked], held)]).toEqual([[], [asked]]);
    expect(fieldControls({ fields: [asked] }).map(({ object, gated }) => [object, gated.needs])).toEqual([
      [asked.layout, 'signedIn'],
      [choices, log],
    ]);
  });

  it('leave out what hangs on a value that the signed-in user does not have', () => {
    const own = blockOf(table(GetThings, { shelfId: session('Missing' as never) }, { columns: ['Color'] }));
    const beside = blockOf<PanelsShape>(tabs({ title: 'A', body: own }, { title: 'B', body: open1 }));
    const held = [{ ObjectType: 'AUDIT_LOG', Read: true }];
    expect([blockGate(own), panelsFor(beside.panels, held).length]).toEqual([log, 2]);
    onTestFinished(() => setSession(undefined));
    setSession({ SessionId: 's' } as never);
    expect(allowed(blockGate(own), held)).toBe(false);
    expect(verdictOf({ needs: blockGate(own) }, held)).toMatchObject({ state: 'hidden', reason: { by: 'state' } });
    expect(panelsFor(beside.panels, held).map(({ title }) => title)).toEqual(['B']);
    setScreenNeeds(needsByPath([{ path: '/own', gate: log, session: ['Missing'] }]));
    onTestFinished(() => setScreenNeeds(() => undefined));
    expect(allowed(gateOf(link('Own', go('/own', {})) as unknown as ActionShape), held)).toBe(false);
  });
});
