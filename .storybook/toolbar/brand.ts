/** The demo brand in every story, and services of others to decide about: here no server answers what the brand is. */
import { loadBranding } from '../../src/client/first/branding.ts';
import { demoBranding } from '../../src/server/demo/world/branding.ts';

// Its logo comes from the server; without one the title stands there.
const { logo: _logo, ...demoBrand } = demoBranding;
const brand = {
  ...demoBrand,
  third_party_scripts: [
    { id: 'help', name: 'Guided tours', src: 'https://tours.example/start.js' },
    { id: 'chat', name: 'Chat with support', src: 'https://chat.example/start.js' },
  ],
};

export async function loadExampleBrand(): Promise<void> {
  const ask = window.fetch;
  window.fetch = async () => new Response(`window.brandingConfig = ${JSON.stringify(brand)};`);
  await loadBranding().finally(() => {
    window.fetch = ask;
  });
}
