/** What nobody else may see, where it stands on purpose, and the search for it in everything that could be seen. */

/** A text that somebody else could see, and where. */
export interface Trace {
  readonly place: 'reply' | 'request' | 'page' | 'storage' | 'console' | 'log';
  /** The operation of a reply, the address of a page or request, the name under which something is stored. */
  readonly from: string;
  readonly text: string;
}

export interface Secret {
  readonly what: keyof typeof onPurpose;
  readonly text: string;
}

export interface Leak {
  readonly what: Secret['what'];
  readonly trace: Trace;
}

type Places = Partial<Readonly<Record<Trace['place'], RegExp>>>;

/** Each kind of secret with the only places that are made to hold it. What a person types is sent in bodies, which nobody keeps. */
const onPurpose = {
  cookie: {},
  // The demo world announces its own on the terminal, for whoever started it.
  password: { log: /^announcement$/ },
  'hash of a password': {},
  // Shown once, to be scanned or typed into the app.
  'key of an app': { reply: /^Account\/SetupTwoFactorMethod$/ },
  // Shown once, to be kept on paper.
  'recovery code': { reply: /^Account\/CreateRecoveryCodes$/ },
  // The marketplace owner reads mails while there is no mail server.
  'code of a factor': { reply: /^Mail\/ReadMail$/ },
  // Behind the # of the link, which browsers never send: in the address bar of who opened the mail, until it is used.
  // The link of the first administrator is printed, there is no other way to him.
  'token of a link': {
    reply: /^Mail\/ReadMail$/,
    page: /\/v\/#\/(reset-password|confirm-email|quote-by-link)\//,
    log: /^announcement$/,
  },
  // Kept for an hour in the tab, for its session alone (CHAT-07).
  'token of the chat': { reply: /^ChatBot\/GetToken$/, storage: /^stored:chat_token$/ },
  // A provider sends people back with it; good once, on this device, with the verifier that only the server has.
  'code of a provider': { request: /\/v\/\?code=/, page: /\/v\/(\?code=|.*#\/sso-auth\/)/ },
  // What a new identity is linked by, after a sign-in with the password: given to the device that signed on, good once.
  'ticket of an identity': {
    reply: /^Authorization\/AuthenticateOpenId$/,
    page: /#\/(sso-link\/|login(-mfa)?\?redirect=%2Fsso-link)/,
  },
  // A part of the provider's address, to which the reply sends the browser; the provider puts it into what it signs.
  nonce: { reply: /^Authorization\/StartOpenId$/, request: /[?&]nonce=/, page: /[?&]nonce=/ },
  verifier: {},
  'secret of a provider': {},
  'key of the installation': {},
  'password of the database': {},
} satisfies Record<string, Places>;

export const kinds = Object.keys(onPurpose) as readonly Secret['what'][];

/** Each secret in each trace that is not made for it, in clear or as addresses and JSON spell it. */
export function leaksIn(traces: Iterable<Trace>, secrets: Iterable<Secret>): readonly Leak[] {
  const searches = [...secrets].map(({ what, text }) => ({
    what,
    isIn: searchFor(text),
    but: onPurpose[what] as Places,
  }));
  return [...traces].flatMap((trace) =>
    searches
      .filter(({ isIn, but }) => isIn(trace.text) && !but[trace.place]?.test(trace.from))
      .map(({ what }) => ({ what, trace })),
  );
}

function searchFor(secret: string): (text: string) => boolean {
  if (/^\d+$/.test(secret)) {
    // A part of a longer number is another number.
    const alone = new RegExp(`(?<![\\d.])${secret}(?![\\d.])`);
    return (text) => alone.test(text);
  }
  const spellings = [...new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])];
  return (text) => spellings.some((spelling) => text.includes(spelling));
}
