/** News reach this tab and others of the browser. */
import { expect, it } from 'vitest';
import { type From, onChanges, publishChanges } from './changes.ts';

it('tells who listens, until they stop', () => {
  const heard: (readonly string[])[] = [];
  const stop = onChanges((tags) => heard.push(tags));
  publishChanges(['Job']);
  publishChanges([]);
  stop();
  publishChanges(['Role']);
  expect(heard).toEqual([['Job']]);
});

it('tells other tabs, and hears them', async () => {
  const other = new BroadcastChannel('changes');
  const told = new Promise((done) => other.addEventListener('message', ({ data }) => done(data), { once: true }));
  publishChanges(['Account']);
  expect(await told).toEqual(['Account']);
  const heard = new Promise<readonly [readonly string[], From]>((done) => {
    const stop = onChanges((...news) => {
      stop();
      done(news);
    });
  });
  for (const odd of ['Account', [7], { tags: ['Account'] }, null]) other.postMessage(odd);
  other.postMessage(['Role']);
  expect(await heard).toEqual([['Role'], 'other tabs']);
  other.close();
});
