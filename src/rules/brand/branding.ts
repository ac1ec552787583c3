/** Reads the branding file as data, never as code, and fills in the fallbacks (EXT-04 to EXT-07, GEN-55, GEN-56). */
import { fallbackColor, fallbackTitle } from '../limits.ts';
import type { ThirdPartyScript } from './third-party-scripts.ts';

export interface SsoSetup {
  readonly id: string;
  readonly name: string;
  readonly auth_endpoint: string;
  readonly client: string;
  readonly scope: string;
}

/** The configuration of one marketplace's brand (ENT-1, ENT-2). */
export interface Branding {
  readonly title: string;
  readonly logo?: string;
  readonly favicon?: string;
  readonly colors: { readonly primary: string; readonly light?: string };
  readonly glance_group_id?: string;
  readonly marketplace_owner?: string;
  readonly pod_id?: string;
  readonly sso_setup_list?: readonly SsoSetup[];
  readonly register_url?: string;
  readonly default_locale?: string;
  /** Languages beside those that every installation has: `sv` (I18N-17). */
  readonly languages?: readonly string[];
  readonly status_page_url?: string;
  readonly support_contact_info?: Readonly<Record<string, string>>;
  readonly support_url?: string;
  readonly support_details?: unknown;
  readonly login_support_phone_number?: string;
  /** Scripts of other companies, loaded with the person's consent (EXT-29). */
  readonly third_party_scripts?: readonly ThirdPartyScript[];
  /** Old addresses are answered by another application. */
  readonly legacy_addresses?: 'off';
  /** Whose pages may embed the portal: it has no header and no footer there. */
  readonly embed_origins?: readonly string[];
  /** Names that the login page offers in the demo world; absent everywhere else. */
  readonly demo_users?: readonly string[];
}

export const fallbackBranding: Branding = { title: fallbackTitle, colors: { primary: fallbackColor } };

/** The configuration in the text of `config.gen.js`: the object after the first `=`. A text of another form gives the fallback. */
export function parseBranding(text: string): Branding {
  try {
    const literal = text
      .slice(text.indexOf('=') + 1)
      .trim()
      .replace(/;\s*$/, '');
    const found: unknown = JSON.parse(literal);
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return fallbackBranding;
    const config = found as Partial<Branding>;
    return {
      ...config,
      title: typeof config.title === 'string' && config.title.trim() ? config.title : fallbackTitle,
      colors: { ...config.colors, primary: colorOf(config.colors?.primary) },
    };
  } catch {
    return fallbackBranding;
  }
}

const colorOf = (color: unknown): string => {
  const hex = typeof color === 'string' ? color.replace(/^#/, '').toLowerCase() : '';
  return /^[0-9a-f]{6}$/.test(hex) ? hex : fallbackColor;
};
