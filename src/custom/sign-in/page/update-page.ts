/** Fills the sign-in markup with what depends on language and brand; called again after each change of either. */
import { branding, isBrandingLoaded } from '../../../client/first/branding.ts';
import { currentLanguage, languageTitle, signInLanguages, text } from '../../../client/first/language.ts';
import type { Branding } from '../../../rules/brand/branding.ts';
import { imageAddress } from '../../../rules/files/stored-image.ts';
import { createElement, elementOf } from './elements.ts';
import { type SsoChoice, ssoChoices } from './sso.ts';

export function updatePage(root: HTMLElement): void {
  const brand = branding();
  for (const each of root.querySelectorAll<HTMLElement>('[data-text]')) {
    each.textContent = text(each.dataset['text'] ?? '');
  }
  for (const each of root.querySelectorAll<HTMLElement>('[data-label]')) {
    each.ariaLabel = text(each.dataset['label'] ?? '');
  }
  showLanguages(elementOf(root, 'language'));
  // Until the brand is known the logo's place stays free, so that nothing jumps.
  if (isBrandingLoaded()) showLogo(elementOf(root, 'logo'), brand);
  const choices = ssoChoices(brand.sso_setup_list);
  fill(
    elementOf(root, 'others'),
    choices.map((choice) => ssoButton(root, choice)),
  );
  elementOf(root, 'or').hidden = choices.length === 0;
  fill(elementOf(root, 'register'), registerLine(root, brand));
  fill(elementOf(root, 'demo'), demoLine(root, brand.demo_users ?? []));
}

function fill(place: HTMLElement, content: readonly (Node | string)[]): void {
  place.replaceChildren(...content);
  place.hidden = content.length === 0;
}

function showLanguages(select: HTMLSelectElement): void {
  const options = signInLanguages().map((each) =>
    createElement('option', { value: each, lang: each }, languageTitle(each)),
  );
  select.replaceChildren(...options);
  select.value = currentLanguage();
}

/** No image when none is configured or it does not load (LOGIN-25 to LOGIN-27); the server may have written it already. */
function showLogo(place: HTMLElement, { logo, title, marketplace_owner: owner }: Branding): void {
  const hide = () => fill(place, []);
  if (!logo) {
    hide();
    return;
  }
  const src = imageAddress(logo);
  const shown = place.querySelector('img');
  const image = shown?.getAttribute('src') === src ? shown : createElement('img', { src, alt: owner ?? title });
  if (image !== shown) fill(place, [image]);
  image.decode().catch(hide);
}

const ssoButton = (root: HTMLElement, { id, name }: SsoChoice): Node => {
  const glyph = elementOf(root, 'key').content.cloneNode(true);
  const button = createElement('button', { type: 'button', className: 'sign-in-button' }, glyph, name);
  button.dataset['provider'] = id;
  return button;
};

function registerLine(root: HTMLElement, { register_url: href, title }: Branding): (Node | string)[] {
  if (!href || !/^https?:\/\//.test(href)) return [];
  const link = createElement('a', { href, target: '_blank', rel: 'noopener' }, text('Register'));
  link.ariaLabel = text('Register (opens in a new tab)');
  link.append(elementOf(root, 'outside').content.cloneNode(true));
  return [`${text('New to {name}?', { name: title })} `, link];
}

/** The names of the demo world; each fills the username and leaves only the password to type. */
function demoLine(root: HTMLElement, names: readonly string[]): (Node | string)[] {
  const buttons = names.map((name) => {
    const onclick = () => {
      elementOf(root, 'username').value = name;
      elementOf(root, 'username').dispatchEvent(new Event('input', { bubbles: true }));
      elementOf(root, 'password').focus();
    };
    return createElement('button', { type: 'button', onclick }, name);
  });
  return buttons.length > 0 ? [text('Demo sign-ins:'), createElement('br', {}), ...buttons] : [];
}
