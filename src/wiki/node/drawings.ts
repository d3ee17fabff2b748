/** Makes dark versions of drawings. Colours of paper and ink have counterparts, and colours of real things stay. */

/** Dark colours by light ones; see `src/site/style/tokens.css`. */
export const DARK_COLOURS: Readonly<Record<string, string>> = {
  '#fcfdfb': '#0e2342',
  '#f4f6f4': '#09182f',
  '#14213d': '#dde8f3',
  '#4a566e': '#97aec8',
  '#1e3a8a': '#7db7d4',
  '#c3cbd9': '#29476d',
  '#e4e9ee': '#10274a',
  '#e5ebf6': '#123456',
  '#8a4f00': '#fbbf24',
  '#fdf1d8': '#22242c',
  '#1e3a8b': '#3f6df5',
  '#f59e0b': '#f7a31a',
  '#fffdf2': '#ffe3a6',
};

export function darkenDrawing(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, (colour) => DARK_COLOURS[colour.toLowerCase()] ?? colour);
}

/** Width and height in units of the drawing. @throws Error without a usable `viewBox` */
export function sizeOfDrawing(svg: string): { width: number; height: number } {
  const viewBox = /viewBox="([^"]+)"/
    .exec(svg)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , width, height] = viewBox ?? [];
  if (!width || !height) throw new Error('The drawing needs a viewBox such as viewBox="0 0 640 400".');
  return { width, height };
}
