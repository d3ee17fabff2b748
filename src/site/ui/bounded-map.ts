/** A `Map` with a limit: a new entry replaces the least recently used one. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key);
    // Moves it to the end of the map's order.
    if (value !== undefined) this.set(key, value);
    return value;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.#limit && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
