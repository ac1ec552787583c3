/** The history behind the router. An address that somebody types has no number in it: without one, Keep editing could not lead back. */
import { createHashHistory } from '@tanstack/react-router';

type Numbered = { readonly __TSR_index?: number } | null;

export function hashHistory(): ReturnType<typeof createHashHistory> {
  let at = (): number => 0;
  // Before the history hears of it. What was typed stands behind where somebody was, and all that stood there is gone.
  window.addEventListener('popstate', () => {
    const state = window.history.state as Numbered;
    if (state?.__TSR_index !== undefined) return;
    const key = Math.random().toString(36).slice(2);
    const numbered = { ...state, key, __TSR_key: key, __TSR_index: at() + 1 };
    History.prototype.replaceState.call(window.history, numbered, '');
  });
  const history = createHashHistory();
  at = () => history.location.state.__TSR_index;
  return history;
}
