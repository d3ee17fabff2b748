/** Exec, shows, hires and people enter the data layer, from one JSON file a year. */
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { SourceNodesArgs } from 'gatsby';
import { contentRoot } from '../../content/content-root';
import { dataFilesOf, replaceNodes, type ContentSource, type NodeFields } from '../../content/data-layer';
import { YEAR_FOLDERS } from '../../content/json-kinds';
import { validFiles, type DataFile, type ValidFile } from '../../content/read-content';
import {
  execYearSchema,
  peopleSchema,
  productionYearSchema,
  peopleIn,
  personKey,
  type ExecYearFile,
  type PeopleFile,
  type ProductionYearFile,
} from '../../content/society-schemas';
import { productionFigures, type ProductionFigures } from './production-figures';
import { shownPeople } from './people';

export interface SocietyFiles {
  exec: ValidFile<ExecYearFile>[];
  shows: ValidFile<ProductionYearFile>[];
  hires: ValidFile<ProductionYearFile>[];
  people: PeopleFile;
}

/** All year files, newest year first. Takes the JSON files of the content; those that the content check refuses are left out. */
export function societyFilesOf(data: readonly DataFile[]): SocietyFiles {
  const newestFirst = [...data].sort((first, second) => second.relativePath.localeCompare(first.relativePath, 'en'));
  const productions = (folder: string) =>
    validFiles(newestFirst, productionYearSchema).filter(({ relativePath }) => relativePath.startsWith(`${folder}/`));
  return {
    exec: validFiles(newestFirst, execYearSchema),
    shows: productions('shows'),
    hires: productions('hires'),
    people: validFiles(data, peopleSchema)[0]?.data ?? { people: [] },
  };
}

/** `2025/2026` → `2025-2026`: the year as an anchor. */
export function yearSlug(year: string): string {
  return year.replace('/', '-');
}

/** The nodes of the society, as plain data: ready for `createNode` but for ids and digests. */
export interface SocietyRecords {
  people: {
    key: string;
    name: string;
    path?: string | undefined;
    posts: { year: string; roles: string[] }[];
    productions: { roles: string[]; production: string }[];
  }[];
  productions: ({
    key: string;
    kind: 'show' | 'hire';
    anchor: string;
    year: string;
    term: string;
    crew: { role: string; person: string }[];
  } & Omit<ProductionYearFile['terms'][number]['shows'][number], 'people'>)[];
  execYears: {
    key: string;
    year: string;
    slug: string;
    exec: { person: string; roles: string[]; imageFile?: string | undefined }[];
    hiresAssistants: { term: string; assistants: string[] }[];
  }[];
  productionYears: {
    key: string;
    kind: 'show' | 'hire';
    year: string;
    slug: string;
    terms: { name: string; notes?: string | undefined; productions: string[] }[];
  }[];
  /** What shows and hires add up to, in that order. */
  statistics: ({ kind: 'show' | 'hire' } & ProductionFigures)[];
}

/** How many people the statistics name. */
const BUSIEST_PEOPLE = 12;

/** Turns year files into records that refer to one another by key. Pure. */
export function societyRecords(files: SocietyFiles): SocietyRecords {
  const shown = shownPeople(peopleIn([...files.exec, ...files.shows, ...files.hires]), files.people);
  const posts = new Map<string, { year: string; roles: string[] }[]>();
  const work = new Map<string, { roles: string[]; production: string }[]>();
  const addTo = <T>(map: Map<string, T[]>, key: string, value: T): void => {
    map.set(key, [...(map.get(key) ?? []), value]);
  };

  const execYears = files.exec.map(({ relativePath, data }) => {
    const assistants = data.hiresAssistants ?? [];
    for (const member of data.exec) addTo(posts, personKey(member), { year: data.year, roles: member.roles });
    for (const { term, assistants: people } of assistants) {
      for (const person of people) addTo(posts, personKey(person), { year: data.year, roles: [`Hires Assistant, ${term}`] });
    }
    return {
      key: `exec ${data.year}`,
      year: data.year,
      slug: yearSlug(data.year),
      exec: data.exec.map((member) => ({
        person: personKey(member),
        roles: member.roles,
        imageFile: member.image ? path.posix.join(path.posix.dirname(relativePath), member.image) : undefined,
      })),
      hiresAssistants: assistants.map(({ term, assistants: people }) => ({ term, assistants: people.map(personKey) })),
    };
  });

  const productions: SocietyRecords['productions'] = [];
  const productionYears = (['show', 'hire'] as const).flatMap((kind) => {
    return files[`${kind}s`].map(({ data }) => {
      const slugger = new GithubSlugger();
      const terms = data.terms.map((term) => ({
        name: term.name,
        notes: term.notes,
        productions: term.shows.map(({ people, ...show }) => {
          const anchor = `${yearSlug(data.year)}-${slugger.slug(show.name)}`;
          const key = `${kind} ${anchor}`;
          productions.push({
            ...show,
            key,
            kind,
            anchor,
            year: data.year,
            term: term.name,
            crew: people.map((credit) => ({ role: credit.role, person: personKey(credit) })),
          });
          for (const person of new Set(people.map(personKey))) {
            const roles = people.filter((credit) => personKey(credit) === person).map((credit) => credit.role);
            addTo(work, person, { roles, production: key });
          }
          return key;
        }),
      }));
      return { key: `${kind} year ${data.year}`, kind, year: data.year, slug: yearSlug(data.year), terms };
    });
  });

  const statistics = (['show', 'hire'] as const).map((kind) => {
    const figures = productionFigures(
      productions.filter((production) => production.kind === kind),
      productionYears.filter((year) => year.kind === kind).map(({ year }) => year),
    );
    // Who asked to be hidden is counted, but not held up as an example.
    const crew = figures.crew.filter(({ name }) => shown.get(name)?.path !== undefined).slice(0, BUSIEST_PEOPLE);
    return { kind, ...figures, crew };
  });

  const people = [...shown.values()].map((person) => ({
    ...person,
    posts: posts.get(person.key) ?? [],
    productions: work.get(person.key) ?? [],
  }));
  return { people, productions, execYears, productionYears, statistics };
}

async function createNodes(args: SourceNodesArgs): Promise<void> {
  const { createNodeId } = args;
  const { people, productions, execYears, productionYears, statistics } = societyRecords(societyFilesOf(dataFilesOf(args)));
  const personId = (key: string) => createNodeId(`Person ${key}`);
  const productionId = (key: string) => createNodeId(`Production ${key}`);
  const fileAt = (relativePath: string | undefined): string | undefined =>
    relativePath === undefined ? undefined : path.posix.join(contentRoot().split(path.sep).join('/'), relativePath);
  const yearNodes = (wanted: 'show' | 'hire'): NodeFields[] =>
    productionYears
      .filter(({ kind }) => kind === wanted)
      .map(({ key, year, slug, terms }) => ({
        key,
        fields: { year, slug, terms: terms.map((term) => ({ ...term, productions: term.productions.map(productionId) })) },
      }));

  await replaceNodes(
    args,
    'Person',
    people.map(({ key, productions: work, ...person }) => ({
      key,
      fields: { ...person, productions: work.map(({ roles, production }) => ({ roles, production: productionId(production) })) },
    })),
  );
  await replaceNodes(
    args,
    'Production',
    productions.map(({ key, crew, ...production }) => ({
      key,
      fields: { ...production, crew: crew.map(({ role, person }) => ({ role, person: personId(person) })) },
    })),
  );
  await replaceNodes(
    args,
    'ExecYear',
    execYears.map(({ key, exec, hiresAssistants, ...year }) => ({
      key,
      fields: {
        ...year,
        exec: exec.map(({ person, roles, imageFile }) => ({ person: personId(person), roles, image: fileAt(imageFile) })),
        hiresAssistants: hiresAssistants.map(({ term, assistants }) => ({ term, assistants: assistants.map(personId) })),
      },
    })),
  );
  await replaceNodes(args, 'ShowYear', yearNodes('show'));
  await replaceNodes(args, 'HireYear', yearNodes('hire'));
  await replaceNodes(
    args,
    'ProductionStatistics',
    statistics.map(({ crew, years, ...figures }) => ({
      key: figures.kind,
      fields: {
        ...figures,
        years: years.map((year) => ({ ...year, slug: yearSlug(year.year) })),
        crew: crew.map(({ name, count }) => ({ person: personId(name), count })),
      },
    })),
  );
}

/** The year files and `people.json` in the data layer. */
export const SOCIETY: ContentSource = {
  reads: (file) => file === 'people.json' || YEAR_FOLDERS.some((folder) => file.startsWith(`${folder}/`)),
  source: createNodes,
};
