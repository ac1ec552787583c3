/** The search of the header: what is found, nothing found, waited for, and below one letter; the same on a phone. */

import { currentUserExample } from '../../manifests/entities/CurrentUser.ts';
import { search } from '../../manifests/search.ts';
import { shell } from '../../manifests/shell.ts';
import { setSession } from '../../src/client/first/session-store.ts';
import { setTransport } from '../../src/client/first/transport.ts';
import { SearchBox } from '../../src/custom/search/SearchBox.tsx';
import { operationOf } from '../../src/define/shapes/element-shapes.ts';
import { answering } from '../data/transport.ts';
import type { State } from '../stories/states.ts';
import { appeared, settled } from '../testing/settled.ts';
import { roles } from '../toolbar/roles.ts';

interface Given {
  readonly canvasElement: HTMLElement;
}

const about = new Set(search.map(({ source }) => operationOf(source).operation));
const nothing = () => {};

export default {
  title: 'Frame/Search',
  tags: ['sweep'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: () => (
    <>
      <header style={{ display: 'flex', padding: 12, minHeight: 420 }}>
        <div style={{ display: 'flex', flex: 1, maxWidth: 520, height: 32 }}>
          <SearchBox finders={search} title={shell.searchTitle} opened={false} onOpen={nothing} onPalette={nothing} />
        </div>
      </header>
      <main>
        <h1 style={{ padding: 12 }}>A screen stands here</h1>
      </main>
    </>
  ),
};

/** As a person types: the field hears of it as of any other change. */
function type(field: HTMLInputElement, text: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @param shown what comes of it; in the end the page rests. */
const typed = (text: string, answers: State['answers'], shown: string) => ({
  beforeEach: () => {
    setSession({ ...currentUserExample, Capability: [...roles.owner] });
    setTransport(answering(answers, { about, listed: new Set() }));
  },
  play: async ({ canvasElement }: Given) => {
    const { body } = canvasElement.ownerDocument;
    await appeared(canvasElement, 'button, input');
    // In a narrow window the field comes with its dialog.
    if (!matchMedia('(min-width: 1100px)').matches) canvasElement.querySelector<HTMLElement>('header button')?.click();
    await appeared(body, 'input[role=combobox]');
    await settled(body);
    const field = [...body.querySelectorAll<HTMLInputElement>('input[role=combobox]')].at(-1);
    if (!field) throw new Error('The search has no field');
    type(field, text);
    await appeared(body, shown);
    await settled(body);
  },
});

const narrow = { globals: { viewport: { value: 'narrow', isRotated: false } } };
const desk = { globals: { viewport: { value: 'desk', isRotated: false } } };

export const Found = { ...typed('donau', 'filled', '[role=option]:not([aria-disabled])'), ...desk };
export const FoundOnAPhone = { ...typed('donau', 'filled', '[role=option]:not([aria-disabled])'), ...narrow };
export const NotFound = { ...typed('zzz', 'emptied', '[role=group]'), ...desk };
export const NotFoundOnAPhone = { ...typed('zzz', 'emptied', '[role=group]'), ...narrow };
export const Loading = { ...typed('donau', 'nothing', '[role=group] [class*=keleton]'), ...desk };
export const Failed = { ...typed('donau', 'failure', '[role=group]'), ...desk };
export const BelowOneLetter = { ...typed('  ', 'filled', 'search > span'), ...desk };
