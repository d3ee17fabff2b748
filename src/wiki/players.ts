/** Seconds in the `t` of a shared link: `90`, `90s`, `1m30s`, `1h2m3s`. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Address of another site's video player, without cookies if the host offers that. */
export function playerAddress(url: string): string {
  const { hostname, pathname, searchParams } = new URL(url);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const lastSegment = pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (/^youtu(?:\.be|be\.com|be-nocookie\.com)$/.test(host)) {
    const list = lastSegment === 'playlist' ? searchParams.get('list') : null;
    const player = list === null ? `${searchParams.get('v') ?? lastSegment}?` : `videoseries?list=${list}&`;
    const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
    return `https://www.youtube-nocookie.com/embed/${player}autoplay=1${start > 0 ? `&start=${start}` : ''}`;
  }
  if (host === 'vimeo.com') {
    // Behind the number of a video that is unlisted stands its key.
    const [, video = lastSegment, key] = /\/(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
    return `https://player.vimeo.com/video/${video}?${key === undefined ? '' : `h=${key}&`}autoplay=1&dnt=1`;
  }
  return url;
}
