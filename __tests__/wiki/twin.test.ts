import { sectionsOf } from '../../src/wiki/node/twins/publish-twins';
import { llmsText, twinOf, twinOfShortlinks, type TwinPage } from '../../src/wiki/node/twins/twin';
import { parseMarkdown } from '../../src/content/markdown';

const SITE = { origin: 'https://crew.example', prefix: '' };

function twin(text: string, page: Partial<TwinPage> = {}, site = SITE): string {
  return twinOf(
    {
      path: '/wiki/cables',
      title: 'Cables',
      description: 'Which cable is which.',
      text: parseMarkdown(text),
      publish: (file) => `${site.prefix}/static/1234/${file.replace('./', '')}`,
      pagesBelow: [],
      resources: [],
      ...page,
    },
    site,
  );
}

/** The part of a twin that is the page's text. */
function body(text: string, page: Partial<TwinPage> = {}): string {
  return /Which cable is which\.\n\n([\s\S]*?)---\n\nThis page:/.exec(twin(text, page))?.[1]?.trim() ?? '';
}

describe('the twin of a page', () => {
  it('begins with its title and description and ends with where it is', () => {
    expect(twin('Some text.')).toBe(
      '# Cables\n\nWhich cable is which.\n\nSome text.\n\n---\n\nThis page: <https://crew.example/wiki/cables>\n',
    );
  });

  it('has its text, lists, code and tables as Markdown', () => {
    const text = [
      '## Kinds\n',
      'A **bold** word, an *odd* one, `code`, ~~gone~~.\n',
      '1. First\n2. Second\n',
      '- [x] Coiled\n- [ ] Tested\n',
      '```bash\nls -l\n```\n',
      '| Kind | Pins |\n| - | - |\n| XLR | 3 |\n',
    ].join('\n');
    const written = body(text);
    expect(written).toContain('## Kinds');
    expect(written).toContain('A **bold** word, an *odd* one, `code`, ~~gone~~.');
    expect(written).toContain('1. First\n2. Second');
    expect(written).toContain('- [x] Coiled\n- [ ] Tested');
    expect(written).toContain('```bash\nls -l\n```');
    expect(written).toMatch(/\| Kind\s*\| Pins \|\n\| -+\s*\| -+\s*\|\n\| XLR\s*\| 3\s*\|/);
  });

  it('keeps the words of a component within a sentence, also where it makes a list', () => {
    const pagesBelow = [{ path: '/wiki/cables/dmx', title: 'DMX', description: 'Five pins.' }];
    expect(body('See <PageList /> below.', { pagesBelow })).toContain('See [DMX](https://crew.example/wiki/cables/dmx): Five pins. below.');
  });

  it('has whole addresses, which lead somewhere from wherever it is read', () => {
    const written = body('[DMX](/wiki/lx#dmx), [below](#kinds), [elsewhere](https://x.example/).');
    expect(written).toBe(
      '[DMX](https://crew.example/wiki/lx#dmx), [below](https://crew.example/wiki/cables#kinds), [elsewhere](https://x.example/).',
    );
  });

  it('has the path prefix of the site in them', () => {
    expect(twin('[DMX](/wiki/lx)', {}, { origin: 'https://crew.example', prefix: '/site' })).toContain(
      '(https://crew.example/site/wiki/lx)',
    );
  });

  it('has admonitions as quotations with their kind and title', () => {
    expect(body(':::warning[Mains voltage]\n\nSwitch it *off* first.\n\n:::')).toBe(
      '> **Warning: Mains voltage**\n>\n> Switch it *off* first.',
    );
    expect(body(':::tip\n\nCoil it.\n\n:::')).toBe('> **Tip**\n>\n> Coil it.');
  });

  it('has a diagram as its source, with its caption and what it shows', () => {
    const written = body('```mermaid\nflowchart TD\n  accTitle: The way of the signal\n  accDescr: From desk to lantern.\n  a --> b\n```');
    expect(written).toContain('*The way of the signal*');
    expect(written).toMatch(/```mermaid\nflowchart TD[\s\S]*a --> b\n```/);
    expect(written).toContain('From desk to lantern.');
  });

  it('has a film as a link, and of a filter and a quiz what is in them', () => {
    expect(body('<Video url="https://www.youtube.com/watch?v=abc" title="Coiling" />')).toBe(
      'Video: [Coiling](https://www.youtube.com/watch?v=abc)',
    );
    expect(body('<FilterableTable label="Find">\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n</FilterableTable>')).toContain('| 1 | 2 |');
    expect(body('<FlagsQuiz>\n\n## Green flags\n\n- Coils cables\n\n</FlagsQuiz>')).toBe('## Green flags\n\n- Coils cables');
  });

  it('has pictures with their captions, at the address of their published file', () => {
    const site = { origin: 'https://crew.example', prefix: '/site' };
    expect(twin('![A coil](./coil%20one.png "Over and under")', {}, site)).toContain(
      '![A coil](<https://crew.example/site/static/1234/coil one.png> "Over and under")',
    );
    expect(body('<Gallery caption="Two ways">\n\n![A](./a.png)\n\n![B](./b.png)\n\n</Gallery>')).toBe(
      '![A](https://crew.example/static/1234/a.png)\n\n![B](https://crew.example/static/1234/b.png)\n\n*Two ways*',
    );
  });

  it('has no title twice', () => {
    expect(body('# Cables\n\nText.')).toBe('Text.');
  });

  it('has components that are written on one line', () => {
    expect(body('<Figure caption="Drawn">Round and *round*</Figure>')).toBe('Round and *round*\n\n*Drawn*');
    expect(body('See <Video url="https://x.example/film" title="Coiling" /> first.')).toBe(
      'See Video: [Coiling](https://x.example/film) first.',
    );
  });

  it('says of what only the page can show where it is', () => {
    expect(body('<WikiChangelog />')).toBe('[Shown on the page itself](https://crew.example/wiki/cables)');
    expect(body('<WikiStats />')).toContain('## Longest pages\n\n[Shown on the page itself](https://crew.example/wiki/cables)');
  });

  it('has footnotes where they were written', () => {
    const written = body('Over and under.[^1]\n\n[^1]: Never round the elbow.');
    expect(written).toContain('Over and under.[^1]');
    expect(written).toContain('[^1]: Never round the elbow.');
  });

  it('lists the pages below it once, and further reading', () => {
    const pagesBelow = [{ path: '/wiki/cables/xlr', title: 'XLR', description: 'Three pins.' }];
    const item = '- [XLR](https://crew.example/wiki/cables/xlr): Three pins.';
    expect(twin('Text.', { pagesBelow })).toContain(`## Pages below this one\n\n${item}`);
    expect(twin('<PageList />', { pagesBelow }).split(item)).toHaveLength(2);
    expect(twin('<PageList />', { pagesBelow })).not.toContain('## Pages below');
    expect(twin('Text.', { resources: [{ name: 'Pinouts', url: 'https://x.example/', author: 'A. Crew' }] })).toContain(
      '## Resources\n\n- [Pinouts](https://x.example/) by A. Crew',
    );
  });

  it('holds no markup of components, front matter or HTML', () => {
    const written = twin(':::note\n\nA\n\n:::\n\n<Figure caption="Drawn">\n\nB\n\n</Figure>\n\n<RandomPage />\n\n<WikiStats />');
    expect(written).not.toMatch(/<[A-Z]|:::|className|^---\ntitle/m);
    expect(written).toContain('*Drawn*');
  });

  it('keeps signs that mean something to Markdown as the signs they are', () => {
    expect(body('2 \\* 3, \\# no heading, snake\\_case, \\<b>')).toContain('2 \\* 3');
  });
});

describe('llms.txt', () => {
  const page = (path: string, sheet: number, trail: string[] = []) => ({
    path,
    title: path.split('/').at(-1) ?? '',
    description: `About ${path}.`,
    sheet,
    breadcrumbs: trail.map((crumb) => ({ path: crumb, title: crumb.split('/').at(-1) ?? '' })),
  });

  it('names the site and lists the twin of every page, in reading order, below the part of the wiki that it belongs to', () => {
    const pages = [
      page('/wiki/spaces/piazza', 3, ['/wiki', '/wiki/spaces']),
      page('/wiki', 1),
      page('/wiki/spaces', 2, ['/wiki']),
      page('/wiki/safety', 4, ['/wiki']),
    ];
    expect(llmsText({ ...SITE, title: 'Crew', description: 'A crew.' }, sectionsOf(pages))).toBe(
      [
        '# Crew\n',
        '> A crew.\n',
        'Every wiki page is here as Markdown too: its address with “.md” at the end.\n',
        '## wiki\n',
        '- [wiki](https://crew.example/wiki.md): About /wiki.\n',
        '## spaces\n',
        '- [spaces](https://crew.example/wiki/spaces.md): About /wiki/spaces.',
        '- [piazza](https://crew.example/wiki/spaces/piazza.md): About /wiki/spaces/piazza.\n',
        '## safety\n',
        '- [safety](https://crew.example/wiki/safety.md): About /wiki/safety.\n',
      ].join('\n'),
    );
  });
});

it('the list of short links says what each opens', () => {
  const link = (name: string, section: string | null) => ({ name, path: `/${name}`, section, page: { title: 'Safety' } });
  expect(twinOfShortlinks([link('safety', null), link('ppe', 'Protective equipment')], SITE)).toBe(
    '# Short links\n\n- [/safety](https://crew.example/safety): Safety\n- [/ppe](https://crew.example/ppe): Safety: Protective equipment\n',
  );
});
