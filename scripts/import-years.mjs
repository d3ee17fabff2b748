/**
 * For `npm run import -- … --map scripts/import-years.mjs`: exec, shows and hires of a society that keeps each year in a file of
 * YAML or JSON below `exec/`, `shows/` and `hires/`. Writes them in the form of this site.
 */
import path from 'node:path';
import { parse } from 'yaml';

/** Two consecutive years, however they are written: "2025 / 2026" → "2025/2026". */
const yearOf = (written) =>
  String(written ?? '')
    .replace(/\s+/g, '')
    .replace('-', '/');

/** Several people in one field, "A, B and C", are several. */
const namesIn = (written) =>
  String(written ?? '')
    .split(/,|;|&|\band\b/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const text = (value) => (value === undefined || value === null || String(value).trim() === '' ? undefined : String(value).trim());

const withoutNothing = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** An account's name as the address of its page. */
const instagramOf = (written) => {
  const name = text(written);
  return name === undefined || /^https?:/.test(name) ? name : `https://www.instagram.com/${name.replace(/^@/, '')}`;
};

function productionOf(show) {
  const seen = new Set();
  const people = (show.people ?? []).flatMap(({ role, name, id }) =>
    (id === undefined ? namesIn(name) : [text(name)]).map((one) => withoutNothing({ role: text(role), name: one, id: text(id) })),
  );
  return withoutNothing({
    name: text(show.name),
    society: text(show.society),
    venue: text(show.venue),
    instagram: instagramOf(show.instagram),
    people: people.filter((credit) => !seen.has(JSON.stringify(credit)) && seen.add(JSON.stringify(credit))),
    links: (show.links ?? []).map((link) => ({
      name: text(link.name) ?? text(link.label),
      label: text(link.label) ?? text(link.name),
      url: link.url ?? link.href,
    })),
    photos: typeof show.photos === 'string' ? { url: show.photos } : show.photos,
  });
}

const productionYearOf = (data) => ({
  year: yearOf(data.year),
  terms: (data.terms ?? []).map((term) =>
    withoutNothing({ name: text(term.name), notes: text(term.notes), shows: (term.shows ?? term.hires ?? []).map(productionOf) }),
  ),
});

/** The pictures of members stand beside the year's file. */
function execYearOf(data, tree, files) {
  const year = yearOf(data.year);
  const pictureOf = (image) => {
    const name = text(image);
    const source = name && [`static/exec/${name}`, `exec/${name}`, `static/${name.replace(/^\//, '')}`].find((file) => tree.has(file));
    if (!source) return undefined;
    const target = `${year.replace('/', '-')}-${path.posix.basename(source)}`.replace(/^/, 'member-');
    files[`exec/${target}`] = { copyOf: source };
    return target;
  };
  return {
    year,
    exec: (data.exec ?? []).map((member) =>
      withoutNothing({
        name: text(member.name),
        roles: [member.roles ?? member.role ?? []].flat(),
        image: pictureOf(member.image),
        id: text(member.id),
      }),
    ),
    hiresAssistants: (data.hiresAssistants ?? []).map(({ term, assistants = [] }) => ({
      term: text(term),
      assistants: assistants.map((assistant) =>
        typeof assistant === 'string' ? { name: assistant } : withoutNothing({ name: text(assistant.name), id: text(assistant.id) }),
      ),
    })),
  };
}

/** @param {{ files: ReadonlyMap<string, Buffer> }} site */
export default function importYears({ files: tree }) {
  const files = {};
  const remarks = [];
  for (const [file, bytes] of tree) {
    const [, kind] = /^(exec|shows|hires)\/[^/]+\.(?:ya?ml|json)$/.exec(file) ?? [];
    if (kind === undefined) continue;
    try {
      const data = parse(bytes.toString('utf8'));
      const year = kind === 'exec' ? execYearOf(data, tree, files) : productionYearOf(data);
      files[`${kind}/${year.year.replace('/', '-')}.json`] = year;
    } catch (error) {
      remarks.push(`${file} could not be read: ${error.message.split('\n')[0]}`);
    }
  }
  return { files, remarks };
}
