/** Address of another site's video player, without cookies if the host offers that. */
export function playerAddress(url: string): string {
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const lastSegment = pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (/^youtu(?:\.be|be\.com|be-nocookie\.com)$/.test(host)) {
    return `https://www.youtube-nocookie.com/embed/${searchParams.get('v') ?? lastSegment}?autoplay=1`;
  }
  if (host === 'vimeo.com') return `https://player.vimeo.com/video/${lastSegment}?autoplay=1&dnt=1`;
  return url;
}
