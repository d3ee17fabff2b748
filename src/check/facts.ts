/** What the rules of the check need, each worked out once: when the first rule asks for it. */
import { allYearFiles, validFiles, type Content } from '../content-model/read-content';
import { siteSchema } from '../content-model/site-schema';
import { peopleIn, peopleSchema } from '../content-model/society-schemas';
import type { DrawDiagrams } from '../wiki/diagram';
import { namesOffSite } from './check-hidden-names';
import { linksOf } from './check-links';
import { hasProductions, productionsInFiles } from './check-productions';
import { knownAddressesOf, lostAddresses } from './known-addresses';

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

function once<Fact>(work: () => Fact): () => Fact {
  let done: { fact: Fact } | undefined;
  return () => (done ??= { fact: work() }).fact;
}

export type Facts = ReturnType<typeof factsOf>;

export function factsOf(content: Content, { drawDiagrams, today, onSite, ...tools }: CheckTools) {
  const texts = [...content.wiki, ...content.pageTexts];
  /** `people.json`; empty while it is invalid or missing. */
  const peopleFile = once(() => validFiles(content.data, peopleSchema));
  const years = once(() => allYearFiles(content.data));
  const productionYears = once(() => years().filter(hasProductions));
  /** Everybody whom the year files name, once for each time. */
  const people = once(() => peopleIn(years()));
  const knownAddresses = once(() => knownAddressesOf(content, tools));
  return {
    content,
    texts,
    drawDiagrams,
    today,
    /** `site.json`; empty while it is invalid or missing. */
    siteFile: once(() => validFiles(content.data, siteSchema)),
    peopleFile,
    years,
    productionYears,
    productions: once(() => productionsInFiles(productionYears())),
    people,
    /** The names in the year files that the site does not show. */
    namesOffSite: once(() => peopleFile().flatMap(({ data }) => namesOffSite(data, people()))),
    knownAddresses,
    /** Every link of the content, with the file that has it. */
    links: once(() => linksOf(content, texts)),
    /** The published addresses that no longer answer. */
    lost: once(() => lostAddresses(content, knownAddresses(), onSite)),
  };
}
