/** Another try after code did not come: browsers keep such a failure as long as the page, so only a new page asks for it again. */

/** What Chromium and Firefox, and what Safari says. */
const missingCode = /dynamically imported module|Importing a module script/;

/** Runs `again`, or loads the page anew when the error is code that did not come. */
export function tryAgain(error: unknown, again: () => void): void {
  if (error instanceof TypeError && missingCode.test(error.message)) window.location.reload();
  else again();
}
