/** Which instance of the product somebody uses: said by the pod of its brand, or by the country of its host name (CONST-32 to CONST-39). */

export const instanceIds = ['pp', 'br', 'ch', 'de', 'fi', 'fr', 'us', 'xx', 'dev', 'ci', 'ite', 'sg'] as const;
export type InstanceId = (typeof instanceIds)[number];

/** Austria is served from Germany. */
const countries: Readonly<Record<string, InstanceId>> = { ch: 'ch', de: 'de', at: 'de', fr: 'fr' };
const thisMachine = /^(.*\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/;

/** @param pod as the brand names it; behind the letters of its instance it may have a number: `pp-2`. */
export function instanceOf(pod: string | undefined, host: string): InstanceId {
  const [letters] = /^[a-z]+/.exec(pod?.trim().toLowerCase() ?? '') ?? [];
  const ofPod = instanceIds.find((id) => id === letters);
  if (ofPod) return ofPod;
  const name = host.toLowerCase();
  const country = name.split('.').at(-1) ?? '';
  if (Object.hasOwn(countries, country)) return countries[country] ?? 'xx';
  return thisMachine.test(name) ? 'dev' : 'xx';
}
