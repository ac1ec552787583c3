/** The HTML of the demo provider's page. It looks unlike the portal on purpose: one sees that it is somewhere else. */
import { escapedMarkup } from '../../../rules/text/escaped-markup.ts';

export interface PageContent {
  readonly language: string;
  readonly provider: string;
  readonly person: string;
  readonly alert: string | undefined;
  readonly words: Readonly<Record<'note' | 'name' | 'password' | 'go' | 'cancel', string>>;
}

export const page = ({ language, provider, person, alert, words }: PageContent): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapedMarkup(provider)}</title>
<style>${style}</style>
<main>
<h1>${escapedMarkup(provider)}</h1>
<p>${escapedMarkup(words.note)}</p>
${alert === undefined ? '' : `<p role="alert">${escapedMarkup(alert)}</p>`}
<form method="post">
<label>${escapedMarkup(words.name)}<input name="name" autocomplete="username" value="${escapedMarkup(person)}" required autofocus></label>
<label>${escapedMarkup(words.password)}<input name="password" type="password" autocomplete="current-password" required></label>
<button>${escapedMarkup(words.go)}</button>
<button name="cancel" value="1" formnovalidate>${escapedMarkup(words.cancel)}</button>
</form>
</main>
</html>`;

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#eef3ee, #101812); color: light-dark(#1b241d, #e2eae3); }
main { box-sizing: border-box; max-width: 26rem; margin: 12vh auto 2rem; padding: 2rem; border-radius: 12px;
  background: light-dark(#fff, #18231b); border-top: 6px solid light-dark(#2d6a3e, #74b886); }
h1 { margin: 0; font-size: 1.3rem; }
p { color: light-dark(#48554b, #aab8ad); }
[role=alert] { padding: .5rem .75rem; border-radius: 8px; background: light-dark(#fdecea, #47201d); color: inherit; }
label { display: block; margin-top: 1rem; font-weight: 500; }
input { box-sizing: border-box; display: block; width: 100%; margin-top: .25rem; padding: .55rem .7rem; font: inherit; color: inherit;
  border: 1px solid light-dark(#7d8b80, #7f9184); border-radius: 8px; background: transparent; }
button { width: 100%; margin-top: 1rem; padding: .6rem; font: inherit; font-weight: 500; color: #fff; background: #2d6a3e; border: 0; border-radius: 8px; cursor: pointer; }
button[name] { margin-top: .5rem; color: inherit; background: transparent; border: 1px solid light-dark(#7d8b80, #7f9184); }
:focus-visible { outline: 2px solid light-dark(#2d6a3e, #74b886); outline-offset: 2px; }
@media (max-width: 30rem) { main { margin: 0 auto; min-height: 100vh; border-radius: 0; } }`;
