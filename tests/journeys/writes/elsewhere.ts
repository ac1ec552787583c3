/** Writes that no walk over the screens reaches: who makes them, and why that is no matter or where it is tried. */

const inConsole = 'no screen offers it: it is called in the console, as any call is (tests/journeys/console.test.ts)';
const program = 'no screen offers it: other programs call it';
const frame = 'of the frame around the screens: tests/journeys/writes-of-the-frame.test.ts';
const factor = 'written by hand: tests/journeys/sign-in-factor.test.ts, without a connection';
const signOn = 'written by hand: tests/journeys/sso.test.ts';
const newPassword = 'written by hand: tests/journeys/sign-in-password.test.ts';
const told = 'the server is told, and nobody waits for it: a failure changes nothing for the person';

export const elsewhere: Readonly<Record<string, string>> = {
  'Account/PlaceOrder': program,
  'Administration/BillingRun': inConsole,
  'Administration/InvokeMethod': inConsole,
  'Administration/Reconcile': inConsole,
  'Administration/SetClock': inConsole,
  'Authorization/Authenticate': frame,
  'Authorization/AuthenticateOpenId': 'made by a page that comes back from another server: a reload makes it again',
  'Authorization/AuthenticateWithSubConfirmation': signOn,
  'Authorization/GiveSecondFactor': signOn,
  'Authorization/Logout': told,
  'Authorization/SendSecurityCodeNotification': factor,
  'Authorization/SetLanguage': told,
  'Authorization/StartOpenId': 'leads to another server: there is nothing typed, and the button stays',
  'Authorization/Unimpersonate': frame,
  'BoardOrder/SaveBoardOrder': 'of the frame around the screens: tests/journeys/frame.test.ts',
  'Export/StartExport': 'of a list beyond ten thousand rows: the call says so, and the list stands with its button',
  'IpRestriction/SaveRestrictions': program,
  'ListView/DeleteListView': frame,
  'ListView/DuplicateListView': frame,
  'ListView/SaveListView': frame,
  'ListView/SetDefaultListView': frame,
  'Marketplace/SavePropagationFilters': program,
  'Pricing/RecomputePrices': program,
  'SelfCare/RequestResetPassword': frame,
  'SelfCare/ResetPassword': newPassword,
};
