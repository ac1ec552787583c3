/** What a person does at an OpenID provider: follows it from page to page, fills in its forms, and comes back. */

/**
 * @param answers what is filled into the form of a page.
 * @returns the query of the address that the provider sends the person back to.
 */
export async function throughProvider(
  start: string,
  back: string,
  answers: (page: string) => Readonly<Record<string, string>>,
): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let next = start;
  let form: URLSearchParams | undefined;
  while (!next.startsWith(back)) {
    const answer = await fetch(next, {
      redirect: 'manual',
      method: form ? 'POST' : 'GET',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { body: form } : {}),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const to = answer.headers.get('location');
    form = undefined;
    if (to) next = new URL(to, next).href;
    else {
      const page = await answer.text();
      next = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', next).href;
      form = new URLSearchParams(answers(page));
    }
  }
  return new URL(next).searchParams;
}
