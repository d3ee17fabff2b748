/** `Map.groupBy`, which some browsers of `browserslist` lack. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** Counts items with the same key, most frequent first; equally frequent ones keep their order. */
export function countEach<Item extends object>(items: readonly Item[], keyOf: (item: Item) => string): (Item & { count: number })[] {
  const counts = [...groupBy(items, keyOf).values()].flatMap(([one, ...others]) => (one ? { ...one, count: others.length + 1 } : []));
  return counts.sort((first, second) => second.count - first.count);
}
