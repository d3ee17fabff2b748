/** The least contrast of readable text by WCAG 2.2 AA. */
export const READABLE_CONTRAST = 4.5;

function channels(colour: string): number[] {
  const digits = colour.slice(1);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16) / 255);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours such as `#1e3a8a`, from 1 to 21, as WCAG defines it. */
export function contrastOf(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}
