/** Exec, shows, hires and people enter the data layer, from one JSON file a year. */
import { existsSync, readFileSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { NodeInput, SourceNodesArgs } from 'gatsby';
import type { z } from 'zod';
import { contentRoot, displayPath } from '../../content/content-root';
import {
  execYearSchema,
  peopleSchema,
  productionYearSchema,
  referencesIn,
  type ExecYearFile,
  type PeopleFile,
  type ProductionYearFile,
} from '../../content/society-schemas';
import { validateStructuredText } from '../../content/structured-text';
import { productionFigures, type ProductionFigures } from './production-figures';
import { personKey, shownPeople } from './people';

/** Folders of year files. */
export const YEAR_FOLDERS = ['exec', 'shows', 'hires'] as const;

export interface SocietyFiles {
  exec: { file: string; data: ExecYearFile }[];
  shows: { file: string; data: ProductionYearFile }[];
  hires: { file: string; data: ProductionYearFile }[];
  people: PeopleFile;
}

function readJson<S extends z.ZodType>(schema: S, root: string, relativePath: string): z.output<S> | undefined {
  const text = readFileSync(path.join(root, relativePath), 'utf8');
  const result = validateStructuredText(schema, { file: displayPath(relativePath, root), text, kind: 'json' });
  return result.ok ? result.data : undefined;
}

function readYears<S extends z.ZodType>(schema: S, root: string, folder: string): { file: string; data: z.output<S> }[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const data = readJson(schema, root, file);
      return data === undefined ? [] : [{ file, data }];
    });
}

/** All year files, newest year first. Files that the content check refuses are left out. */
export function readSocietyFiles(root = contentRoot()): SocietyFiles {
  return {
    exec: readYears(execYearSchema, root, 'exec'),
    shows: readYears(productionYearSchema, root, 'shows'),
    hires: readYears(productionYearSchema, root, 'hires'),
    people: (existsSync(path.join(root, 'people.json')) && readJson(peopleSchema, root, 'people.json')) || { people: [] },
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
    credits: { role: string; person: string }[];
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
  const shown = shownPeople(referencesIn(files), files.people);
  const posts = new Map<string, { year: string; roles: string[] }[]>();
  const work = new Map<string, { roles: string[]; production: string }[]>();
  const addTo = <T>(map: Map<string, T[]>, key: string, value: T): void => {
    map.set(key, [...(map.get(key) ?? []), value]);
  };

  const execYears = files.exec.map(({ file, data }) => {
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
        imageFile: member.image ? path.posix.join(path.posix.dirname(file), member.image) : undefined,
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
            credits: people.map((credit) => ({ role: credit.role, person: personKey(credit) })),
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

async function createNodes({ actions, createNodeId, createContentDigest }: SourceNodesArgs): Promise<void> {
  const root = contentRoot();
  const { people, productions, execYears, productionYears, statistics } = societyRecords(readSocietyFiles(root));
  const personId = (key: string) => createNodeId(`Person ${key}`);
  const productionId = (key: string) => createNodeId(`Production ${key}`);
  const create = async (type: string, key: string, fields: Record<string, unknown>): Promise<void> => {
    const node: NodeInput = {
      ...fields,
      id: createNodeId(`${type} ${key}`),
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    await actions.createNode(node);
  };
  const fileAt = (relativePath: string | undefined): string | undefined =>
    relativePath === undefined ? undefined : path.posix.join(root.split(path.sep).join('/'), relativePath);

  for (const { key, productions: work, ...person } of people) {
    await create('Person', key, {
      ...person,
      productions: work.map(({ roles, production }) => ({ roles, production: productionId(production) })),
    });
  }
  for (const { key, credits, ...production } of productions) {
    await create('Production', key, { ...production, credits: credits.map(({ role, person }) => ({ role, person: personId(person) })) });
  }
  for (const { key, exec, hiresAssistants, ...year } of execYears) {
    await create('ExecYear', key, {
      ...year,
      exec: exec.map(({ person, roles, imageFile }) => ({ person: personId(person), roles, image: fileAt(imageFile) })),
      hiresAssistants: hiresAssistants.map(({ term, assistants }) => ({ term, assistants: assistants.map(personId) })),
    });
  }
  for (const { key, kind, terms, ...year } of productionYears) {
    await create(kind === 'show' ? 'ShowYear' : 'HireYear', key, {
      ...year,
      terms: terms.map((term) => ({ ...term, productions: term.productions.map(productionId) })),
    });
  }
  for (const { crew, years, ...figures } of statistics) {
    await create('ProductionStatistics', figures.kind, {
      ...figures,
      years: years.map((year) => ({ ...year, slug: yearSlug(year.year) })),
      crew: crew.map(({ name, count }) => ({ person: personId(name), count })),
    });
  }
}

/** Brings the year files into the data layer; while developing, again whenever one of them changes. */
export async function sourceSociety(args: SourceNodesArgs): Promise<void> {
  await createNodes(args);
  if (process.env.NODE_ENV !== 'development') return;
  const root = contentRoot();
  for (const folder of YEAR_FOLDERS) {
    const absolute = path.join(root, folder);
    if (existsSync(absolute)) watch(absolute, () => void createNodes(args));
  }
}
