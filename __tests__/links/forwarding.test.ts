import { runInNewContext } from 'node:vm';
import { FORWARDING_LINK, FORWARDING_SCRIPT, destinationOf } from '../../src/links/ui/forwarding';

const CASES: [target: string, search: string, hash: string, destination: string][] = [
  ['/wiki/cables', '', '', '/wiki/cables'],
  ['/wiki/safety#gloves', '', '', '/wiki/safety#gloves'],
  ['/wiki/cables', '?from=poster', '', '/wiki/cables?from=poster'],
  ['/wiki/safety#gloves', '?from=poster', '', '/wiki/safety?from=poster#gloves'],
  ['/wiki/safety#gloves', '', '#hard-hats', '/wiki/safety#hard-hats'],
  ['/wiki/safety#gloves', '?a=1&b=2', '#hard-hats', '/wiki/safety?a=1&b=2#hard-hats'],
  ['/wiki/cables', '?', '#', '/wiki/cables'],
  ['/wiki/safety#gloves', '', '#', '/wiki/safety#gloves'],
  ['https://video.example/watch?v=1', '?from=poster', '', 'https://video.example/watch?v=1&from=poster'],
  ['https://union.example/crew/', '', '#join', 'https://union.example/crew/#join'],
];

/** Runs the script as a page does, and returns where it sends the visitor. */
function runScript(target: string, search: string, hash: string): { destination: string | undefined; marks: string[] } {
  let destination: string | undefined;
  const marks: string[] = [];
  const page = {
    getElementById: (id: string) => (id === FORWARDING_LINK ? { getAttribute: () => target } : null),
    documentElement: { setAttribute: (name: string) => marks.push(name) },
  };
  const location = { search, hash, replace: (address: string) => (destination = address) };
  runInNewContext(FORWARDING_SCRIPT, { document: page, location });
  return { destination, marks };
}

it.each(CASES)('a short link to %s, opened with the query "%s" and the anchor "%s", leads to %s', (target, search, hash, destination) => {
  expect(destinationOf(target, { search, hash })).toBe(destination);
  expect(runScript(target, search, hash)).toEqual({ destination, marks: ['data-leaving'] });
});
