/** Path of a short link's QR code. Takes the short link without its slash. */
export function qrCodePath(shortlink: string): string {
  return `/short-links/${shortlink}.svg`;
}
