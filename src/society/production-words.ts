import { PAGES_WITHOUT_TEXT } from '../content-model/addresses';

const crumbOf = ({ path, title }: { path: string; title: string }) => ({ path, label: title });

/** Words for a kind of production: shows belong to societies, hires to clients. */
export const PRODUCTION_WORDS = {
  show: {
    one: 'show',
    many: 'shows',
    group: 'Society',
    archive: crumbOf(PAGES_WITHOUT_TEXT.shows),
  },
  hire: {
    one: 'hire',
    many: 'hires',
    group: 'Client',
    archive: crumbOf(PAGES_WITHOUT_TEXT.hireArchive),
  },
};

export type ProductionWords = (typeof PRODUCTION_WORDS)['show'];

export function wordsOfKind(kind: string): ProductionWords {
  return PRODUCTION_WORDS[kind === 'hire' ? 'hire' : 'show'];
}
