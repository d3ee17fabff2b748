/**
 * For `npm run import -- … --map tools/import-docusaurus/import-years.mjs`: reads years from the YAML and JSON files `exec`, `shows` and `hires`, or from
 * files in folders of these names. Returns year files of this site; terms, notes and roles stay as they are.
 */
import path from 'node:path';
import { parse } from 'yaml';

/** An academic year, however it is written: "2025 / 26" → "2025/2026". */
function yearOf(written) {
  const [first] = /\d{4}/.exec(String(written ?? '')) ?? [];
  return first && `${first}/${Number(first) + 1}`;
}

/** Splits a field with several people, such as "A, B and C". */
const namesIn = (written) =>
  String(written ?? '')
    .split(/,|;|&|\band\b/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

const list = (value) => [value ?? []].flat();
/** A value in one line; `undefined` when it is empty. */
const text = (value) =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim() || undefined;
const once = (items, keyOf) => [...new Map(items.map((item) => [keyOf(item), item])).values()];

/** Capitalises a name that would otherwise be the id of a venue or society here. */
function nameOf(written) {
  const name = text(written);
  return name && /^[a-z\d-]+$/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

const instagramOf = (written) => {
  const name = text(written);
  return name === undefined || /^https?:/.test(name) ? name : `https://www.instagram.com/${name.replace(/^@/, '')}`;
};

const isAddress = (url) => /^https?:\/\/\S+$/.test(url ?? '');

function productionOf(show, say) {
  const people = list(show.people ?? show.crew).flatMap(({ role, name, id }) => {
    const names = id === undefined ? namesIn(name) : [text(name) ?? '????'];
    return (names.length > 0 ? names : ['????']).map((one) => ({ role: text(role) ?? 'Crew', name: one, id: text(id) }));
  });
  const links = list(show.links).map((link) => ({ ...link, url: text(link.url ?? link.href) }));
  for (const { url } of links.filter((link) => !isAddress(link.url)))
    say(`${show.name}: the link ${url} is not a web address and was left out.`);
  const photos = typeof show.photos === 'string' ? { url: show.photos } : show.photos;
  return {
    name: text(show.name) ?? '????',
    society: nameOf(show.society),
    venue: nameOf(show.venue),
    instagram: instagramOf(show.instagram),
    people: once(people, (credit) => (credit.name === '????' ? credit : JSON.stringify(credit))),
    links: links
      .filter(({ url }) => isAddress(url))
      .map(({ name, label, url }) => ({ name: text(name) ?? text(label) ?? url, label: text(label) ?? text(name) ?? url, url })),
    photos: isAddress(photos?.url) ? { url: photos.url, credit: text(photos.credit) } : undefined,
  };
}

function productionYearOf(data, say) {
  const terms = list(data.terms).map((term, index) => ({
    name: text(term.name ?? term.term) ?? `Term ${index + 1}`,
    notes: text(term.notes),
    shows: list(term.shows ?? term.hires).map((show) => productionOf(show, say)),
  }));
  return { terms };
}

/** Also copies members' pictures into the folder of the year's file. */
function execYearOf(data, year, tree, files) {
  const pictureOf = (image) => {
    const name = text(image)?.replace(/^\//, '');
    const source = name && [`static/exec/${name}`, `exec/${name}`, `static/${name}`].find((file) => tree.has(file));
    if (!source) return undefined;
    const target = `member-${year.replace('/', '-')}-${path.posix.basename(source)}`;
    files[`exec/${target}`] = { copyOf: source };
    return target;
  };
  const members = new Map();
  for (const member of list(data.exec)) {
    const name = text(member.name) ?? '????';
    const known = members.get(text(member.id) ?? name);
    const roles = [...(known?.roles ?? []), ...list(member.roles ?? member.role).flatMap((role) => text(role) ?? [])];
    const image = known?.image ?? pictureOf(member.image);
    members.set(name === '????' ? member : (text(member.id) ?? name), { name, roles: [...new Set(roles)], image, id: text(member.id) });
  }
  const assistantOf = (assistant) =>
    typeof assistant === 'string' ? { name: assistant } : { name: text(assistant.name), id: text(assistant.id) };
  return {
    exec: [...members.values()].map((member) => (member.roles.length > 0 ? member : { ...member, roles: ['Exec member'] })),
    hiresAssistants: list(data.hiresAssistants).map(({ term, assistants }) => ({
      term: text(term),
      assistants: once(list(assistants).map(assistantOf), ({ id, name }) => id ?? name),
    })),
  };
}

/** @param {{ files: ReadonlyMap<string, Buffer> }} site */
export default function importYears({ files: tree }) {
  const files = {};
  const remarks = [];
  for (const [file, bytes] of tree) {
    const [, kind] = /(?:^|\/)(exec|shows|hires)(?:\/[^/_][^/]*)?\.(?:ya?ml|json)$/.exec(file) ?? [];
    if (kind === undefined) continue;
    try {
      for (const data of list(parse(bytes.toString('utf8')))) {
        const year = yearOf(data?.year);
        if (year === undefined || (data.exec ?? data.terms) === undefined) continue;
        const say = (message) => remarks.push(`${file}: ${message}`);
        const own = kind === 'exec' ? execYearOf(data, year, tree, files) : productionYearOf(data, say);
        files[`${kind}/${year.replace('/', '-')}.json`] = { year, ...own };
      }
    } catch (error) {
      remarks.push(`${file} could not be read: ${error.message.split('\n')[0]}`);
    }
  }
  return { files, remarks };
}
