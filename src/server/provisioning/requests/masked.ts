/** What of an answer is kept: its beginning, without what only vendor and customer may know. */

const longest = 16_000;
const hidden = '•••';
/** Members of JSON whose names say what they hold, also where the text breaks off. */
const secretMember =
  /("[^"\\]*(?:password|passwd|secret|token|credential|api_?key|private_?key)[^"\\]*"\s*:\s*)"(?:[^"\\]|\\.)*(?:"|\\?$)/gi;
const ownSecret = /whsec_[A-Za-z0-9+/=_-]+/g;

export const masked = (body: string): string =>
  body.replace(secretMember, `$1"${hidden}"`).replace(ownSecret, hidden).slice(0, longest);
