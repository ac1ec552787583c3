/** Events reach this tab and others, and are named after services that there are. */
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { events, eventsOf } from '../../define/contract/events.ts';
import { onEvent, publish, publishChanges } from './events.ts';

it('every event of a write is named after a service of the contract', () => {
  const services = readdirSync(new URL('../../../manifests/operations', import.meta.url));
  const named = events.flatMap((event) => (event.endsWith('Changed') ? [event.replace(/Changed$/, '')] : []));
  expect(named.filter((service) => !services.includes(service))).toEqual([]);
});

it('a write is told as a write, and as a change of what its service is about', () => {
  expect(eventsOf('Account/SaveAccount')).toEqual(['Written', 'AccountChanged']);
  expect(eventsOf('Metadata/Something')).toEqual(['Written']);
});

it('tells who listens, until they stop', () => {
  const heard: string[] = [];
  const stop = onEvent((event) => heard.push(event));
  publishChanges('Job/CancelJob');
  stop();
  publish('Written');
  expect(heard).toEqual(['Written', 'JobChanged']);
});

it('tells other tabs, and hears them', async () => {
  const other = new BroadcastChannel('events');
  const told = new Promise((done) => other.addEventListener('message', ({ data }) => done(data), { once: true }));
  publish('AccountChanged');
  expect(await told).toBe('AccountChanged');
  const heard = new Promise((done) => {
    const stop = onEvent((event) => {
      stop();
      done(event);
    });
  });
  other.postMessage('no such event');
  other.postMessage('DP_UpdateComplete');
  expect(await heard).toBe('DP_UpdateComplete');
  other.close();
});
