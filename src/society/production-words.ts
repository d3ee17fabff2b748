/** Words for a kind of production: shows belong to societies, hires to clients. */
export const PRODUCTION_WORDS = {
  show: {
    one: 'show',
    many: 'shows',
    group: 'Society',
    archive: { path: '/shows', label: 'Shows' },
  },
  hire: {
    one: 'hire',
    many: 'hires',
    group: 'Client',
    archive: { path: '/hires/archive', label: 'Hire archive' },
  },
};

export type ProductionWords = (typeof PRODUCTION_WORDS)['show'];

export function wordsOfKind(kind: string): ProductionWords {
  return PRODUCTION_WORDS[kind === 'hire' ? 'hire' : 'show'];
}
