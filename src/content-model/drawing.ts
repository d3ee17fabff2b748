/** Builds drawings: SVG whose colours are those of the palette. See docs/decisions/0002. */
import sharp, { type Sharp } from 'sharp';
import { optimize, type PluginConfig } from 'svgo';
import { DrawingError, OUTLINE_TEXT } from './outline-text';
import { isRole, PALETTES, replaceRoles, ROLES, type Palette, type Role } from './palette';
import type { MessageAndRemedy } from './problem';

/** The part of an address that shows a drawing in the colours of dark mode. */
export const DARK = 'dark';

/** medium-zoom enlarges a picture up to its own size, so a drawing claims to be this many times as large. */
const ENLARGEMENT = 4;

export interface Drawing {
  /** Light, and dark at `#dark`. */
  svg: string;
  /** In units of the drawing. */
  width: number;
  height: number;
  /** Whether a colour depends on the mode. */
  hasModes: boolean;
}

/** Width and height in units of the drawing. @throws DrawingError without a usable `viewBox` */
function sizeOf(svg: string): { width: number; height: number } {
  const [, viewBox = ''] = /^<svg[^>]* viewBox="([^"]+)"/.exec(svg) ?? [];
  const [, , width, height] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (width && height) return { width, height };
  throw new DrawingError('<svg', ['The drawing has no viewBox.', 'Write one into <svg>, e.g. viewBox="0 0 640 400".']);
}

const SVGO_PLUGINS: PluginConfig[] = [
  { name: 'preset-default', params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } } },
  'convertStyleToAttrs',
  'removeDimensions',
  // Last: SVGO would take seconds for the letters, which are short already.
  OUTLINE_TEXT,
];

const declarations = (roles: readonly Role[], palette: Palette): string => roles.map((role) => `--${role}:${palette[role]}`).join(';');

/** @throws DrawingError, or an error of SVGO with line and column */
function buildDrawing(source: string): Drawing {
  const used = new Set<string>();
  const svg = replaceRoles(optimize(source, { plugins: SVGO_PLUGINS }).data, (role) => {
    used.add(role);
    return `var(--${role})`;
  });
  const { width, height } = sizeOf(svg);
  const sized = `width="${width * ENLARGEMENT}" height="${height * ENLARGEMENT}"`;
  const roles = ROLES.filter((role) => used.has(role));
  if (roles.length === 0) return { svg: svg.replace('<svg', `<svg ${sized}`), width, height, hasModes: false };
  const style = `<style>:root{${declarations(roles, PALETTES.light)}}:root:target{${declarations(roles, PALETTES.dark)}}</style>`;
  return { svg: svg.replace(/<svg([^>]*)>/, `<svg id="${DARK}" ${sized}$1>${style}`), width, height, hasModes: true };
}

/** Drawings by source: the check builds all of them, then pages publish them. */
const built = new Map<string, Drawing>();

function buildOnce(source: string): Drawing {
  const drawing = built.get(source) ?? buildDrawing(source);
  built.set(source, drawing);
  return drawing;
}

/** What keeps a drawing from being built, and the part of its source that is to blame. */
export function problemOfDrawing(source: string): { found: string; message: MessageAndRemedy } | undefined {
  try {
    buildOnce(source);
    return undefined;
  } catch (error) {
    if (error instanceof DrawingError) return { found: error.found, message: error.problem };
    if ((error as Error).name !== 'SvgoParserError') throw error;
    return { found: '', message: ['The file is not SVG that can be read.', 'Export the drawing again as "plain SVG".'] };
  }
}

/** While developing, a drawing that cannot be built is shown as it is, below the check's report. */
export function drawingOf(source: string): Drawing {
  return problemOfDrawing(source) ? { svg: source, width: 640, height: 400, hasModes: false } : buildOnce(source);
}

const DOTS_PER_INCH = 72;

type Mode = keyof typeof PALETTES;

/** SVG in the colours of one mode, for programs that know no custom properties. */
export function inColoursOf(mode: Mode, svg: string): string {
  const plain = svg.replace(/<style>.*?<\/style>/, '');
  return replaceRoles(plain, (role) => (isRole(role) ? PALETTES[mode][role] : 'none'));
}

/** A drawing as pixels, for programs that show no SVG. `width` is in pixels. @throws DrawingError */
export function pixelsOf(source: string, width: number, mode: Mode = 'light'): Sharp {
  const drawing = drawingOf(source);
  const density = (DOTS_PER_INCH * width) / (drawing.width * ENLARGEMENT);
  return sharp(Buffer.from(inColoursOf(mode, drawing.svg)), { density }).resize({ width });
}

/** Size of link previews, in pixels. */
export const PREVIEW = { width: 1200, height: 630 };

/** A drawing as a link preview: PNG, dark. @throws DrawingError */
export function previewOf(source: string): Promise<Buffer> {
  return pixelsOf(source, PREVIEW.width, 'dark').png({ palette: true, compressionLevel: 9 }).toBuffer();
}
