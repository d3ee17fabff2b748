const YOUTUBE: ReadonlySet<string> = new Set(['youtube.com', 'youtu.be', 'youtube-nocookie.com']);
const VIMEO: ReadonlySet<string> = new Set(['vimeo.com', 'player.vimeo.com']);

const hostOfVideo = (url: string): string => new URL(url).hostname.replace(/^(?:www|m)\./, '');

/** Whether a film is on YouTube or Vimeo. @throws TypeError when the address is not complete */
export function hasKnownPlayer(url: string): boolean {
  const host = hostOfVideo(url);
  return YOUTUBE.has(host) || VIMEO.has(host);
}

/** `90`, `90s`, `1m30s` → 90 */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com';
const VIMEO_PLAYER = 'https://player.vimeo.com';

/** Origins of the players that every site may show. */
export const PLAYERS: readonly string[] = [YOUTUBE_PLAYER, VIMEO_PLAYER];

/** URL of another site's video player, without cookies if it offers that. */
export function playerAddress(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const host = hostOfVideo(url);
  const lastSegment = pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (YOUTUBE.has(host)) {
    const list = lastSegment === 'playlist' || lastSegment === 'videoseries' ? searchParams.get('list') : null;
    const player = list === null ? `${searchParams.get('v') ?? lastSegment}?` : `videoseries?list=${list}&`;
    const start = secondsOf(searchParams.get('t') ?? searchParams.get('start') ?? '');
    return `${YOUTUBE_PLAYER}/embed/${player}autoplay=1${start > 0 ? `&start=${start}` : ''}`;
  }
  if (host === 'vimeo.com') {
    // An unlisted video has a key after its number.
    const [, video = lastSegment, key] = /\/(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
    return `${VIMEO_PLAYER}/video/${video}?${key === undefined ? '' : `h=${key}&`}autoplay=1&dnt=1`;
  }
  return url;
}
