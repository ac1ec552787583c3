/** Each type of message has a look of its own, and what went wrong is heard at once. */
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Provider } from './Provider.tsx';
import { Toast } from './Toast.tsx';

const types = ['error', 'success', 'warning', 'info'] as const;
const drawn = (variant: (typeof types)[number]) =>
  renderToString(
    <Provider>
      <Toast variant={variant} title="The list" closeLabel="Close" onClose={() => {}} />
    </Provider>,
  );

it('an error, a success, a warning and an information differ in sign and colour (MSG-05, MSG-06, MSG-07, MSG-08)', () => {
  const signs = types.map((type) => /<svg[\s\S]*?<\/svg>/.exec(drawn(type))?.[0]);
  expect(new Set(signs).size).toBe(4);
  expect(types.map((type) => /data-variant="(\w+)"/.exec(drawn(type))?.[1])).toEqual(types);
  expect(types.map((type) => /role="(\w+)"/.exec(drawn(type))?.[1])).toEqual(['alert', 'status', 'status', 'status']);
});
