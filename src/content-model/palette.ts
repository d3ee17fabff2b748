/** The look that `tokens.css` describes, for what no style sheet reaches: drawings, link previews, the manifest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Colours of the palette that drawings may use, by the names of `tokens.css`. */
export const ROLES = [
  'paper',
  'sheet',
  'ink',
  'dim',
  'line',
  'rule',
  'grid',
  'tint',
  'amber',
  'amber-tint',
  'gel-1',
  'gel-2',
  'gel-3',
  'gel-4',
] as const;

export type Role = (typeof ROLES)[number];
export type Palette = Readonly<Record<Role, string>>;

function paletteOf(rules: string, usual?: Palette): Palette {
  const colours = ROLES.map((role) => [role, new RegExp(`--${role}:\\s*(#[0-9a-f]+);`).exec(rules)?.[1] ?? usual?.[role]]);
  return Object.fromEntries(colours) as Palette;
}

const TOKENS = readFileSync(path.resolve('src/site/style/tokens.css'), 'utf8');

function readPalettes(): Readonly<Record<'light' | 'dark', Palette>> {
  const [, light = '', dark = ''] = TOKENS.split(/^:root \{|\[data-theme='dark'\],/m);
  const usual = paletteOf(light);
  return { light: usual, dark: paletteOf(dark, usual) };
}

/** The site's colours in both modes. */
export const PALETTES = readPalettes();

/** Colours of the browser's own bars. */
export const THEME_COLOURS = { light: PALETTES.light.paper, dark: PALETTES.dark.paper };

/** Names of the gels, by number, from the comments beside their colours. */
export const GEL_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  [...TOKENS.matchAll(/--gel-(\d): #[\da-f]+; \/\* (.*?) \*\//g)].map(([, gel = '', name = '']) => [gel, name]),
);

/** Files of the typeface in the packages folder, by weight, as the rules of `@font-face` name them. */
export const FONT_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  [...TOKENS.matchAll(/src: url\('([^']*-(\d00)-normal\.woff2)'\)/g)].map(([, file = '', weight = '']) => [weight, file]),
);

const REFERENCE = /var\(\s*--([\w-]+)\s*(?:,[^)]*)?\)/g;

/** Replaces every `var(--role, …)`. */
export function replaceRoles(text: string, replace: (role: string) => string): string {
  return text.replace(REFERENCE, (_reference, role: string) => replace(role));
}

export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}
