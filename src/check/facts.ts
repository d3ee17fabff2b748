/** What the rules of the check need, each worked out once: when the first rule asks for it. */
import { redirectsSchema, searchSchema } from '../content-model/data-schemas';
import { allYearFiles, validFiles, type Content, type ValidFile } from '../content-model/read-content';
import { anchorsOf, type PageTextFile, type WikiFile } from '../content-model/read-text';
import { siteSchema, type SiteConfiguration } from '../content-model/site-schema';
import { peopleIn, peopleSchema, type PeopleFile, type ProductionYearFile } from '../content-model/society-schemas';
import type { YearFile } from '../content-model/year-kinds';
import type { DrawDiagrams } from '../wiki/diagram';
import { namesOffSite } from './check-hidden-names';
import type { LinkInFile } from './check-links';
import { hasProductions, productionsInFiles, type ProductionInFile } from './check-productions';
import { linksOfSite } from './check-site';
import type { PersonInFile } from './check-society';
import { checkText } from './check-text';
import { knownAddressesOf, lostAddresses, type KnownAddresses, type LostAddress } from './known-addresses';

export interface CheckTools {
  /** Addresses of top-level pages, such as `/shows`. */
  routes: ReadonlySet<string>;
  /** Paths of files in the project's own folder `static`, such as `/favicon.ico`. */
  staticFiles: readonly string[];
  /** See `siteAddress` in load-site.ts. */
  siteAddress: string;
  drawDiagrams: DrawDiagrams;
  /** A day as 2026-11-25. */
  today: string;
  /** Addresses of the published site, if it was asked. */
  onSite?: readonly string[] | undefined;
}

export interface Facts extends Pick<CheckTools, 'drawDiagrams' | 'today'> {
  content: Content;
  texts: readonly (WikiFile | PageTextFile)[];
  knownAddresses: () => KnownAddresses;
  /** `site.json`; empty while it is invalid or missing. */
  siteFile: () => readonly ValidFile<SiteConfiguration>[];
  /** The same for `people.json`. */
  peopleFile: () => readonly ValidFile<PeopleFile>[];
  years: () => readonly ValidFile<YearFile>[];
  productionYears: () => readonly ValidFile<ProductionYearFile>[];
  productions: () => readonly ProductionInFile[];
  /** Everybody whom the year files name, once for each time. */
  people: () => readonly PersonInFile[];
  /** The names in the year files that the site does not show. */
  namesOffSite: () => readonly string[];
  /** Every link of the content, with the file that has it. */
  links: () => readonly LinkInFile[];
  /** The published addresses that no longer answer. */
  lost: () => ReadonlyMap<string, LostAddress>;
}

function once<Fact>(work: () => Fact): () => Fact {
  let done: { fact: Fact } | undefined;
  return () => (done ??= { fact: work() }).fact;
}

function linksOf(content: Content, texts: Facts['texts'], siteFile: Facts['siteFile']): LinkInFile[] {
  const { data } = content;
  return [
    ...siteFile().flatMap(linksOfSite),
    ...validFiles(data, redirectsSchema).flatMap(({ data: table, file, positionOf }) =>
      table.map(({ to: target }, index) => ({ file, url: '/', anchors: [], target, ...positionOf([index, 'to']) })),
    ),
    ...validFiles(data, searchSchema).flatMap(({ data: { pages }, file, positionOf }) =>
      pages.map(({ path: target }, index) => ({ file, url: '/', anchors: [], target, ...positionOf(['pages', index, 'path']) })),
    ),
    ...texts.flatMap((text) => {
      const from = { file: text.file, url: text.url, anchors: anchorsOf(text) };
      return checkText(text).links.map((link) => ({ ...from, ...link }));
    }),
  ];
}

export function factsOf(content: Content, { routes, staticFiles, siteAddress, onSite, ...tools }: CheckTools): Facts {
  const texts = [...content.wiki, ...content.pageTexts];
  const siteFile = once(() => validFiles(content.data, siteSchema));
  const years = once(() => allYearFiles(content.data));
  const productionYears = once(() => years().filter(hasProductions));
  const peopleFile = once(() => validFiles(content.data, peopleSchema));
  const people = once(() => peopleIn(years()));
  const knownAddresses = once(() => knownAddressesOf(content, routes, staticFiles, siteAddress));
  return {
    ...tools,
    content,
    texts,
    knownAddresses,
    siteFile,
    peopleFile,
    years,
    productionYears,
    productions: once(() => productionsInFiles(productionYears())),
    people,
    namesOffSite: once(() => peopleFile().flatMap(({ data }) => namesOffSite(data, people()))),
    links: once(() => linksOf(content, texts, siteFile)),
    lost: once(() => lostAddresses(content, knownAddresses(), onSite)),
  };
}
