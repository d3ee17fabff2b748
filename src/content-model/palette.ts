/** The look that `tokens.css` describes, for what no style sheet reaches: drawings, link previews, the manifest. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const GELS = ['gel-1', 'gel-2', 'gel-3', 'gel-4'] as const;

/** Colours of the palette that drawings may use, by the names of `tokens.css`. */
export const ROLES = ['paper', 'sheet', 'ink', 'dim', 'line', 'rule', 'grid', 'tint', 'amber', 'amber-tint', ...GELS] as const;

export type Role = (typeof ROLES)[number];
export type Palette = Readonly<Record<Role, string>>;

export const TOKENS_FILE = 'src/site/style/tokens.css';

function colourOf(role: Role, rules: string, usual?: Palette): string {
  const value = new RegExp(`--${role}:\\s*([^;]+);`).exec(rules)?.[1] ?? usual?.[role];
  if (value !== undefined && /^#(?:[\da-f]{3}){1,2}$/i.test(value)) {
    return value.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  }
  const found = value === undefined ? 'missing' : `"${value}"`;
  throw new Error(`${TOKENS_FILE}: --${role} is ${found}. Write a hex colour, such as #14213d: drawings can read no other.`);
}

const paletteOf = (rules: string, usual?: Palette): Palette =>
  Object.fromEntries(ROLES.map((role) => [role, colourOf(role, rules, usual)])) as Palette;

function gelName(gel: Role, tokens: string): string {
  const name = new RegExp(`--${gel}: [^;]+; /\\* (.*?) \\*/`).exec(tokens)?.[1];
  if (name !== undefined) return name;
  throw new Error(`${TOKENS_FILE}: --${gel} has no name. Write one after it, such as /* L118 Light Blue */.`);
}

function fontFile(weight: number, tokens: string): string {
  const file = new RegExp(`url\\(["']?([^"')]*-${weight}-normal\\.woff2)`).exec(tokens)?.[1];
  if (file !== undefined) return file;
  throw new Error(`${TOKENS_FILE}: no file of the typeface ends in "-${weight}-normal.woff2". It needs 400, regular, and 700, bold.`);
}

/** What the text of `tokens.css` says. @throws an Error that says what to write */
export function readLook(tokens: string) {
  const [, lightRules = '', darkRules = ''] = tokens.split(/^:root \{|\[data-theme='dark'\],/m);
  const light = paletteOf(lightRules);
  return {
    /** The site's colours in both modes. */
    palettes: { light, dark: paletteOf(darkRules, light) },
    /** Names of the gels, by number, from the comments beside their colours. */
    gelNames: Object.fromEntries(GELS.map((gel, index) => [index + 1, gelName(gel, tokens)])),
    /** Files of the typeface in the packages folder, by weight. */
    fontFiles: Object.fromEntries([400, 700].map((weight) => [weight, fontFile(weight, tokens)])),
  };
}

export const { palettes: PALETTES, gelNames: GEL_NAMES, fontFiles: FONT_FILES } = readLook(readFileSync(path.resolve(TOKENS_FILE), 'utf8'));

/** Colours of the browser's own bars. */
export const THEME_COLOURS = { light: PALETTES.light.paper, dark: PALETTES.dark.paper };

const REFERENCE = /var\(\s*--([\w-]+)\s*(?:,[^)]*)?\)/g;

/** Replaces every `var(--role, …)`. */
export function replaceRoles(text: string, replace: (role: string) => string): string {
  return text.replace(REFERENCE, (_reference, role: string) => replace(role));
}

export function isRole(name: string): name is Role {
  return (ROLES as readonly string[]).includes(name);
}
