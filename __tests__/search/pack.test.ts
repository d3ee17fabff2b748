import { packIndex } from '../../src/search/node/pack';
import { textOfUnit, unpackIndex } from '../../src/search/ui/inverted-index';
import { shortRecords } from '../support/search-records';

const TEXT = 'Don’t lift it alone: 25 kg (“heavy”), café 0.20, a–b, JX0.03… “Who’s there?” 🎭 <b>&</b> \\ "x"';

describe('the packed index', () => {
  it('gives back every text to the letter', () => {
    const index = unpackIndex(
      packIndex(
        shortRecords({
          path: '/wiki/a',
          title: 'A: the page',
          description: TEXT,
          sections: [{ heading: 'H & I', anchor: 'h', text: [TEXT, 'End.'] }],
        }),
        [],
      ),
    );
    const texts = index.units.filter(({ tokens }) => tokens.length > 0).map((unit) => textOfUnit(index, unit));
    expect(texts).toEqual(['A: the page', TEXT, 'H & I', TEXT, 'End.']);
  });

  it('holds thousands of different words, those beyond the first plane included', () => {
    const words = Array.from({ length: 70_000 }, (_, number) => `w${number.toString(36)}`);
    const text = words.join(' ');
    const index = unpackIndex(packIndex(shortRecords({ path: '/wiki/a', title: 'A', text: [text] }), []));
    expect(textOfUnit(index, index.units.at(-1) as never)).toBe(text);
  });

  it('survives JSON, which must not make a code longer', () => {
    const packed = packIndex(
      shortRecords({ path: '/wiki/a', title: 'A', text: [Array.from({ length: 3000 }, (_, n) => `w${n}`).join(' ')] }),
      [],
    );
    const json = JSON.stringify(packed);
    expect(JSON.parse(json)).toEqual(packed);
    const [, , , title, , , , sections] = packed.documents[0] as (typeof packed.documents)[number];
    for (const coded of [title, ...(sections[0]?.[4] ?? [])]) expect(JSON.stringify(coded)).toBe(`"${coded}"`);
  });

  it('is the same for the same records, so that its address only changes with its content', () => {
    const records = [
      ...shortRecords({ path: '/wiki/a', title: 'A', text: ['one two two'] }),
      ...shortRecords({ path: '/wiki/b', title: 'B' }),
    ];
    expect(JSON.stringify(packIndex(records, [['a', 'b']]))).toBe(JSON.stringify(packIndex(records, [['a', 'b']])));
  });

  it('refuses a heading whose page it does not know', () => {
    const [, heading] = shortRecords({ path: '/wiki/a', title: 'A', sections: [{ heading: 'H', anchor: 'h', text: [] }] });
    expect(() => packIndex(heading ? [heading] : [], [])).toThrow('/wiki/a#h comes before the record of its page');
  });
});
