import { findProblemsInTexts } from '../../src/site/node/find-problems';
import { siteSchema } from '../../src/content/site-schema';
import { wikiFrontMatterSchema } from '../../src/content/front-matter-schemas';
import { WIKI_COMPONENTS } from '../../src/content/page-components';
import { contentFolder, page, problemsIn, SITE, temporaryFolder, type ContentFileTexts } from '../support/content-folder';

const FIELDS = Object.keys(wikiFrontMatterSchema.shape).join(', ');
const COMPONENTS = Object.keys(WIKI_COMPONENTS).join(', ');
const HTTPS = 'Write a whole address that starts with https:// or http://.';

/** A wiki page `a.mdx` with these front matter fields. */
const fields = (yaml: string, text = 'Text.\n'): ContentFileTexts => ({ 'wiki/a.mdx': page(yaml, text) });
/** A wiki page `a.mdx` with this text; its first line is line 5 of the file. */
const text = (body: string, more: ContentFileTexts = {}): ContentFileTexts => ({ 'wiki/a.mdx': page('title: A', `${body}\n`), ...more });

/** Each situation with the files that make it and every line that an editor is shown. */
type Situation = [situation: string, files: ContentFileTexts, lines: string[]];

function says(situations: Situation[]): void {
  it.each(situations)('%s', (_situation, files, lines) => {
    expect(problemsIn(files)).toEqual(lines);
  });
}

describe('content with nothing wrong', () => {
  says([
    ['needs a site.json and a page', {}, []],
    [
      'may keep ids of headings that other words once had',
      text('## Coiling {/* #coil */}\n\n[Above](#coil), [there](/wiki/b#x).', { 'wiki/b.mdx': page('title: B', '## Y {/* #x */}\n') }),
      [],
    ],
    [
      'may link to an anchor that is encoded, to several people, to a telephone number with spaces and to a calendar',
      text(
        '## Café\n\n[a](/wiki/a#caf%C3%A9) [b](mailto:crew@crew.example?cc=sm@crew.example) [c](mailto:a@crew.example,b@crew.example?subject=Hello%20there) [d](tel:+44%2024%207652%202222) [e](webcal://crew.example/calendar.ics)',
      ),
      [],
    ],
    ['may refer to a footnote behind a colon', text('The pair is wired L:R[^1] on the multicore.\n\n[^1]: Left first.'), []],
    ['may link to files that it has for readers', text('[Rules](/files/our%20rules.pdf)', { 'static/files/our rules.pdf': 'pdf' }), []],
    ['may leave out addresses that a society does not have', { 'site.json': { ...SITE, links: {} } }, []],
    ['may hold folders without a page of their own', { 'wiki/disciplines/lx/mvs.mdx': page('title: MVS') }, []],
    [
      'may be written with Windows line endings and a byte order mark',
      { 'wiki/a.mdx': `\uFEFF${page('title: A').replace(/\n/g, '\r\n')}` },
      [],
    ],
    [
      'may use every field of the front matter',
      {
        ...fields(
          [
            'title: A',
            'emoji: 🔌',
            'sidebar_label: Short',
            'sidebar_position: 2.5',
            'shortlinks: [a, A-1.b_c]',
            'sectionShortlinks: [{ shortlink: ppe, hash: hats }]',
            'tags: [Equipment, Guides]',
            'resources: [{ name: Manual, url: https://manual.example, author: Faye Derr }]',
            'image: ./a.png',
            'image_alt: A patch bay',
            'disable_banner: true',
            'additional_authors: Mike Stand',
            'override_authors: [Faye Derr, Polly Gaffer]',
          ].join('\n'),
          '## Hats\n',
        ),
        'wiki/a.png': 'picture',
      },
      [],
    ],
    [
      'may link to pages, headings, tags, top-level pages, and other sites',
      {
        'wiki/a.mdx': page(
          'title: A\ntags: [Equipment]',
          '## Setting up\n\n[a](/wiki) [b](#setting-up) [c](/wiki/a#setting-up) [d](/wiki/a/) [e](/wiki/a?print=1#setting-up) [f](/wiki/tags) [g](/wiki/tags/equipment) [h](/shows) [i](/) [j](https://x.example) [k](mailto:a@b.example) [l](tel:+441) https://y.example\n',
        ),
      },
      [],
    ],
    [
      'may use our components and syntax',
      text(
        [
          ':::lore[Why]',
          'Because.',
          '',
          ':::',
          '',
          '<Gallery caption="Two">',
          '',
          '![One](./one.png "The first")',
          '',
          '</Gallery>',
          '',
          '<Video title="Coiling" src="./coil.mp4" poster="./one.png" />',
          '<Video title="Coiling" url="https://video.example/1" />',
          '',
          '```mermaid',
          'graph LR',
          'accTitle: Chain',
          'accDescr: Desk to amplifier.',
          'A-->B',
          '```',
          '',
          '| a | b |',
          '| - | - |',
          '| 1 | 2 |',
          '',
          'At 10:30, note:this, `{braces}` and `<div>`.[^1]',
          '',
          '[^1]: Footnote.',
        ].join('\n'),
        { 'wiki/one.png': 'picture', 'wiki/coil.mp4': 'video' },
      ),
      [],
    ],
    ['may hold files that are not ours to check', { 'notes.txt': '{', 'wiki/README': 'x', '.hidden/wiki/a.mdx': 'x' }, []],
  ]);
});

/** A site whose announcement bar is this. */
const announcement = (bar: object): ContentFileTexts => ({
  'site.json': { announcementBar: { id: 'x', content: 'Hello', dismissible: true, ...bar }, ...SITE },
});

describe('the announcement bar', () => {
  says([
    [
      'may hold emphasis, code and links',
      announcement({ content: 'A **new** _call_ for `crew`: [join](/wiki) or [write](mailto:a@b.example)' }),
      [],
    ],
    ['may have colours that are far enough apart', announcement({ background: '#1e3a8a', text: '#fff' }), []],
    [
      'with a heading in it',
      announcement({ content: '# Hello' }),
      [
        'content/site.json:4:5  The announcement is more than one paragraph.  Write one line of text; **bold**, *italics*, `code` and [links](/wiki) are allowed.',
      ],
    ],
    [
      'with a link to nowhere',
      announcement({ content: '[here](wiki)' }),
      ['content/site.json:4:5  The announcement links to "wiki".  Write a path of this site that starts with "/", or a whole address.'],
    ],
    [
      'with a component in it',
      announcement({ content: 'Play <RandomPage />' }),
      [
        'content/site.json:4:5  The announcement holds mdxJsxTextElement, which has no place in one line.  Write one line of text; **bold**, *italics*, `code` and [links](/wiki) are allowed.',
      ],
    ],
    [
      'in colours that nobody can read',
      announcement({ background: '#777777', text: '#888888' }),
      [
        'content/site.json:2:3  "announcementBar" is not right as a whole.  Choose colours further apart: text is readable from a contrast of 4.5 to 1.',
      ],
    ],
    [
      'with one colour of two',
      announcement({ background: '#000' }),
      ['content/site.json:2:3  "announcementBar" is not right as a whole.  Give both "background" and "text", or neither.'],
    ],
  ]);
});

describe('front matter', () => {
  says([
    [
      'with an unknown field: the nearest one is suggested',
      fields('title: A\nemojy: 🔌'),
      [`content/wiki/a.mdx:3:1  Unknown field "emojy".  Did you mean "emoji"? Allowed here: ${FIELDS}.`],
    ],
    [
      'without a description',
      { 'wiki/a.mdx': '---\ntitle: A\n---\nText.\n' },
      [
        'content/wiki/a.mdx:2:1  The field "description" is missing.  Add one sentence that says what the page is for, e.g. description: How to fasten and release a ratchet strap.',
      ],
    ],
    [
      'with an empty description',
      fields('title: A\ndescription:'),
      [
        'content/wiki/a.mdx:3:1  "description" is nothing and must be text.  Add one sentence that says what the page is for, e.g. description: How to fasten and release a ratchet strap.',
      ],
    ],
    [
      'that is not there at all',
      { 'wiki/a.mdx': '# A\n' },
      [
        'content/wiki/a.mdx:1:1  The field "description" is missing.  Add one sentence that says what the page is for, e.g. description: How to fasten and release a ratchet strap.',
      ],
    ],
    [
      'with values of the wrong type: all of them at once',
      fields('title: [A]\nsidebar_position: first\ntags: Equipment\nshortlinks: cables\ndisable_banner: maybe\nadditional_authors: 3'),
      [
        'content/wiki/a.mdx:2:1  "title" is a list and must be text.  Write the title of the page, e.g. title: Ratchet Strap Guide.',
        'content/wiki/a.mdx:3:1  "sidebar_position" is "first" and must be a number.  Write a number; pages with smaller numbers come first.',
        'content/wiki/a.mdx:4:1  "tags" is "Equipment" and must be a list.  Write a list, e.g. tags: [Equipment].',
        'content/wiki/a.mdx:5:1  "shortlinks" is "cables" and must be a list.  Write a list, e.g. shortlinks: [cables, cable].',
        'content/wiki/a.mdx:6:1  "disable_banner" is "maybe" and must be true or false.  Write true or false.',
        'content/wiki/a.mdx:7:1  "additional_authors" holds 3, which is not allowed.  Write a name or a list of names.',
      ],
    ],
    [
      'with a number where text belongs',
      fields('title: 2024'),
      ['content/wiki/a.mdx:2:1  "title" is 2024 and must be text.  Put it between quotes: "2024".'],
    ],
    [
      'that is a sentence instead of fields',
      { 'wiki/a.mdx': '---\njust text\n---\n' },
      [`content/wiki/a.mdx:2:1  The front matter is "just text" and must be a group of fields.  Write fields: ${FIELDS}.`],
    ],
    [
      'that is never closed',
      { 'wiki/a.mdx': '---\ntitle: A\n' },
      ['content/wiki/a.mdx:1:1  The front matter is never closed.  Write "---" on a line of its own after the last field.'],
    ],
    [
      'with a colon in the text',
      fields('title: A: B'),
      [
        'content/wiki/a.mdx:2:8  This value holds ": ", which starts a field of its own.  Put the whole value in double quotes. A field starts at the beginning of its line.',
      ],
    ],
    [
      'with a tab',
      fields('title: A\ntags:\n\t- B'),
      ['content/wiki/a.mdx:4:1  A tab stands at the beginning of this line.  Indent with spaces, never with tabs.'],
    ],
    ['with a field twice', fields('title: A\ntitle: B'), ['content/wiki/a.mdx:3:1  This field is written twice.  Keep one of the two.']],
    [
      'with a resource that has no address',
      fields('title: A\nresources: [{name: X, url: www.x.example, autor: Y}]'),
      [
        `content/wiki/a.mdx:3:23  "resources[0].url" holds "www.x.example", which is not allowed.  ${HTTPS}`,
        'content/wiki/a.mdx:3:43  Unknown field "resources[0].autor".  Did you mean "author"? Allowed here: name, url, author.',
      ],
    ],
    [
      'with a banner that is not there and has no alt text',
      fields('title: A\nimage: ./a.png'),
      [
        'content/wiki/a.mdx:3:1  The banner picture has no alt text.  Add image_alt: … in words that can replace the picture.',
        'content/wiki/a.mdx:3:1  The file ./a.png does not exist.  Put the file beside the page, or mend its name.',
      ],
    ],
  ]);
});

describe('text', () => {
  says([
    [
      'with a component that is never closed: at the line where it is opened',
      text('One.\n\n<Gallery>\n\nTwo.'),
      [
        'content/wiki/a.mdx:7:1  The component "<Gallery>" is never closed.  Close the component with </Gallery>, or write <Gallery /> when nothing stands inside.',
      ],
    ],
    [
      'with a lone brace',
      text('A {brace'),
      [
        'content/wiki/a.mdx:5:9  The text between these braces, "{" and "}", is taken for code, or one of the two is missing.  Braces have a meaning of their own here: put text with { or } in backticks.',
      ],
    ],
    [
      'with an expression',
      text('A {1+1} text\n\n{2}'),
      [
        'content/wiki/a.mdx:5:3  Pages may not hold {expressions}.  Write the text itself, or put the braces in backticks.',
        'content/wiki/a.mdx:7:1  Pages may not hold {expressions}.  Write the text itself, or put the braces in backticks.',
      ],
    ],
    [
      'with a "<" that is no component',
      text('Below <5 kg.'),
      [
        'content/wiki/a.mdx:5:8  A "<" starts a component here, and none follows.  Put the "<" in backticks if you mean the sign itself, or write "less than".',
      ],
    ],
    [
      'with an address in angle brackets',
      text('<https://x.example>'),
      ['content/wiki/a.mdx:5:8  An address stands between "<" and ">".  Write an address without "<" and ">", or as [words](address).'],
    ],
    [
      'with a comment',
      text('<!-- later -->'),
      [
        'content/wiki/a.mdx:5:2  This is a comment of HTML, which pages cannot hold.  Pages have no comments: delete "<!--", "-->" and what stands between.',
      ],
    ],
    [
      'with an import',
      text('import x from "y"'),
      [
        'content/wiki/a.mdx:5:1  Pages may not import or export.  Delete the line: components work without it. A line of text that starts with "import" or "export" needs another first word.',
      ],
    ],
    [
      'that starts with the word "export"',
      text('export the file'),
      [
        'content/wiki/a.mdx:5:8  A line that starts with "import" or "export" is taken for code.  Delete the line: components work without it. A line of text that starts with "import" or "export" needs another first word.',
      ],
    ],
    [
      'with HTML',
      text('<div>x</div>'),
      [
        `content/wiki/a.mdx:5:1  Pages may not use HTML such as "<div>".  Write Markdown, or one of: ${COMPONENTS}. Put a "<" that you mean as text in backticks.`,
      ],
    ],
    [
      'with a nameless element',
      text('<>x</>'),
      ['content/wiki/a.mdx:5:1  Pages may not use "<>" and "</>".  Delete both; the text between them can stand alone.'],
    ],
    [
      'with a misspelt component',
      text('<Galery>x</Galery>'),
      [
        `content/wiki/a.mdx:5:1  There is no component "<Galery>".  Did you mean "Gallery"? Write Markdown, or one of: ${COMPONENTS}. Put a "<" that you mean as text in backticks.`,
      ],
    ],
    [
      'with a component named after an inner part of JavaScript',
      text('<constructor />'),
      [
        `content/wiki/a.mdx:5:1  Pages may not use HTML such as "<constructor>".  Write Markdown, or one of: ${COMPONENTS}. Put a "<" that you mean as text in backticks.`,
      ],
    ],
    [
      'with attributes that are unknown, no text, or spread',
      text('<Figure caption={"x"} {...y} size="2">x</Figure>'),
      [
        'content/wiki/a.mdx:5:1  "<Figure>" has no attribute "size".  Allowed: caption.',
        'content/wiki/a.mdx:5:1  "<Figure>" spreads an expression into its attributes.  Write each attribute as name="value".',
        'content/wiki/a.mdx:5:1  The attribute "caption" of "<Figure>" is not a plain value.  Write caption="…" with the text between quotes.',
      ],
    ],
    [
      'with an attribute on a component that takes none',
      text('<PageList of="x" />'),
      ['content/wiki/a.mdx:5:1  "<PageList>" has no attribute "of".  It takes none.'],
    ],
    [
      'with a diagram that Mermaid cannot draw: at the line of the mistake',
      text(['```mermaid', 'flowchart TD', 'accTitle: Chain', 'accDescr: Desk to amplifier.', 'A[Desk --> B', 'B --> C', '```'].join('\n')),
      [
        'content/wiki/a.mdx:9:1  Mermaid cannot draw this diagram: it stops at “A[Desk --> B”.  Mend this line or the one above it: look for an unclosed bracket or quote, a misspelt arrow or an unknown kind of diagram.',
      ],
    ],
    [
      'with a diagram of an unknown kind',
      text(['```mermaid', 'flowchat TD', 'accTitle: Chain', 'accDescr: Desk to amplifier.', 'A --> B', '```'].join('\n')),
      [
        'content/wiki/a.mdx:6:1  Mermaid cannot draw this diagram: there is no such kind.  Mend this line or the one above it: look for an unclosed bracket or quote, a misspelt arrow or an unknown kind of diagram.',
      ],
    ],
    [
      'with a component that lacks what it needs',
      text('<Video titel="x" url="https://x.example" />'),
      [
        'content/wiki/a.mdx:5:1  "<Video>" has no attribute "titel".  Did you mean "title"? Allowed: src, url, title, poster, captions.',
        'content/wiki/a.mdx:5:1  "<Video>" needs the attribute "title".  Add title="…". What the video shows.',
      ],
    ],
    [
      'with a video from nowhere',
      text('<Video title="x" />'),
      [
        'content/wiki/a.mdx:5:1  "<Video>" needs either "src" or "url".  src: File beside the page, e.g. ./coiling.mp4. url: Address of a video elsewhere; it loads only on a click.',
      ],
    ],
    [
      'with a video from two places',
      text('<Video title="x" src="./a.mp4" url="https://x.example" />', { 'wiki/a.mp4': 'video' }),
      [
        'content/wiki/a.mdx:5:1  "<Video>" needs either "src" or "url", not both.  src: File beside the page, e.g. ./coiling.mp4. url: Address of a video elsewhere; it loads only on a click.',
      ],
    ],
    [
      'with a video whose address is none',
      text('<Video title="x" url="youtube" />'),
      [
        'content/wiki/a.mdx:5:1  The attribute "url" of "<Video>" is no address: "youtube".  Write a whole address that starts with https://.',
      ],
    ],
    [
      'with an admonition of an unknown kind, and one that is never closed',
      text(':::warnin[Title]\nText\n:::\n\n:::note\nText'),
      [
        'content/wiki/a.mdx:5:1  There is no admonition of kind "warnin".  Did you mean "warning"? Kinds: note, tip, info, warning, danger, lore.',
        'content/wiki/a.mdx:9:1  The admonition ":::note" is never closed.  Write ":::" on a line of its own after its text.',
      ],
    ],
    [
      'with an admonition that has text behind its kind',
      text(':::note Beware\nText\n:::'),
      [
        'content/wiki/a.mdx:5:1  This line looks like an admonition and is none.  Write :::note or :::note[Title], with the text on lines of its own.',
      ],
    ],
    [
      'with a ":::" too many',
      text(':::note\nText\n:::\n\n:::'),
      [
        'content/wiki/a.mdx:9:1  This ":::" closes no admonition.  Delete it, or open an admonition above; one around another needs more colons, "::::".',
      ],
    ],
    [
      'with a diagram that has neither caption nor words',
      text('```mermaid\ngraph TD\nA-->B\n```'),
      [
        'content/wiki/a.mdx:5:1  The diagram has no caption.  Add a line "accTitle: …" below its first line.',
        'content/wiki/a.mdx:5:1  The diagram has no text alternative.  Add a line "accDescr: …" that says in words what it shows.',
      ],
    ],
    [
      'with headings that jump, are empty, or compete with the title',
      text('# B\n\n### C\n\n##\n\n#### D'),
      [
        'content/wiki/a.mdx:5:1  The page has two level-1 headings; the title is one of them.  Start sections with "##" and keep the title in the front matter.',
        'content/wiki/a.mdx:7:1  The heading "C" jumps from level 1 to level 3.  Write it with ##.',
        'content/wiki/a.mdx:9:1  This heading is empty.  Write its words or delete the line.',
        'content/wiki/a.mdx:11:1  The heading "D" jumps from level 2 to level 4.  Write it with ###.',
      ],
    ],
    ['that takes its title from its one level-1 heading', { 'wiki/a.mdx': '---\ndescription: x\n---\n# A\n\n## B\n' }, []],
    [
      'that is not UTF-8',
      { 'wiki/a.mdx': Buffer.from([0xff, 0xfe, 0x00]) },
      ['content/wiki/a.mdx:1:1  The file is not text in UTF-8.  Save it again with the encoding UTF-8.'],
    ],
    [
      'that is empty',
      { 'wiki/a.mdx': ' \n' },
      ['content/wiki/a.mdx:1:1  The file is empty.  Write the page, starting with its front matter, or delete the file.'],
    ],
  ]);
});

describe('pictures', () => {
  says([
    [
      'that are missing: the nearest name is suggested',
      text('![Wall](./walls.png)', { 'wiki/wall.png': 'picture' }),
      [
        'content/wiki/a.mdx:5:1  The file ./walls.png does not exist.  Did you mean "wall.png"? Put the file beside the page, or mend its name.',
      ],
    ],
    [
      'named in other case than the file: hosts tell them apart',
      text('![Wall](./Wall.png)', { 'wiki/wall.png': 'picture' }),
      [
        'content/wiki/a.mdx:5:1  The file ./Wall.png does not exist.  Did you mean "wall.png"? Put the file beside the page, or mend its name.',
      ],
    ],
    ['with a space in their name', text('![Wall](./the%20wall.png)', { 'wiki/the wall.png': 'picture' }), []],
    [
      'whose name cannot be read',
      text('![Wall](./a%2.png)'),
      ['content/wiki/a.mdx:5:1  The file ./a%2.png does not exist.  Put the file beside the page, or mend its name.'],
    ],
    [
      'without alt text',
      text('![](./wall.png)', { 'wiki/wall.png': 'picture' }),
      [
        'content/wiki/a.mdx:5:1  The picture ./wall.png has no alt text.  Describe it between the square brackets, in words that can replace it: ![words](file).',
      ],
    ],
    [
      'from elsewhere',
      text('![A](https://x.example/a.png) ![B](/b.png)'),
      [
        'content/wiki/a.mdx:5:1  The picture https://x.example/a.png is not beside the page.  Put the file into the page’s folder and write ./file.png.',
        'content/wiki/a.mdx:5:31  The picture /b.png is not beside the page.  Put the file into the page’s folder and write ./file.png.',
      ],
    ],
    [
      'written as references',
      text('![Wall][wall]\n\n[wall]: https://x.example/wall.png'),
      ['content/wiki/a.mdx:5:1  The picture is written as a reference.  Write it whole: ![words](./file.png "caption").'],
    ],
    [
      'outside the content',
      text('![Wall](../../../wall.png)'),
      ['content/wiki/a.mdx:5:1  The file ../../../wall.png does not exist.  Put the file beside the page, or mend its name.'],
    ],
    [
      'and videos of components',
      text('<Video title="x" src="./coil.mp4" poster="./coil.png" />'),
      [
        'content/wiki/a.mdx:5:1  The file ./coil.mp4 does not exist.  Put the file beside the page, or mend its name.',
        'content/wiki/a.mdx:5:1  The file ./coil.png does not exist.  Put the file beside the page, or mend its name.',
      ],
    ],
  ]);
});

describe('links', () => {
  says([
    [
      'to a page that does not exist',
      text('[x](/wiki/disciplins)', { 'wiki/disciplines/index.mdx': page('title: D') }),
      [
        'content/wiki/a.mdx:5:1  The link /wiki/disciplins leads to no page.  Did you mean "/wiki/disciplines"? Write the path of an existing page.',
      ],
    ],
    [
      'to a heading that does not exist',
      text('## Setting up\n\n[x](#seting-up) [y](/wiki#no)'),
      [
        'content/wiki/a.mdx:7:1  The link #seting-up names a heading that does not exist there.  Did you mean "setting-up"? Headings there: setting-up.',
        'content/wiki/a.mdx:7:17  The link /wiki#no names a heading that does not exist there.  Headings there: none.',
      ],
    ],
    [
      'to the title of a page that is written as a heading: it has no anchor',
      { 'wiki/a.mdx': '---\ndescription: x\n---\n# The Dock\n\n## Keys\n\n[x](#the-dock) [y](#keys)\n' },
      ['content/wiki/a.mdx:8:1  The link #the-dock names a heading that does not exist there.  Headings there: keys.'],
    ],
    [
      'without a target',
      text('[x]()'),
      ['content/wiki/a.mdx:5:1  This link has no target.  Write where it leads between the round brackets.'],
    ],
    [
      'that are relative: the whole path is suggested',
      {
        'wiki/lx/a.mdx': page('title: A', '[x](b.mdx) [y](../sound/index.mdx) [z](nowhere)\n'),
        'wiki/lx/b.mdx': page('title: B'),
        'wiki/sound/index.mdx': page('title: S'),
      },
      [
        'content/wiki/lx/a.mdx:5:1  The link b.mdx is relative.  Write the whole path from the root, such as /wiki/lx/b.',
        'content/wiki/lx/a.mdx:5:12  The link ../sound/index.mdx is relative.  Write the whole path from the root, such as /wiki/sound.',
        'content/wiki/lx/a.mdx:5:36  The link nowhere is relative.  Write the whole path from the root, such as /wiki/….',
      ],
    ],
    [
      'of kinds that run code or hide their protocol',
      text('[x](javascript:alert(1)) [y](//x.example) [z](data:text/html,x)'),
      [
        'content/wiki/a.mdx:5:1  The link javascript:alert(1) is of a kind that pages may not use.  Write an address that starts with https://, mailto:, tel: or webcal:.',
        'content/wiki/a.mdx:5:26  The link //x.example is of a kind that pages may not use.  Write an address that starts with https://, mailto:, tel: or webcal:.',
        'content/wiki/a.mdx:5:43  The link data:text/html,x is of a kind that pages may not use.  Write an address that starts with https://, mailto:, tel: or webcal:.',
      ],
    ],
    [
      'that name our own site in full',
      text('[x](https://crew.example/wiki) [y](https://crew.example) [z](https://cr.example/a) https://crew.example/wiki'),
      [
        'content/wiki/a.mdx:5:1  The link https://crew.example/wiki names our own site.  Write the path alone: /wiki.',
        'content/wiki/a.mdx:5:32  The link https://crew.example names our own site.  Write the path alone: /.',
        'content/wiki/a.mdx:5:58  The link https://cr.example/a names our own site.  Write the path alone: /a.',
        'content/wiki/a.mdx:5:84  The link https://crew.example/wiki names our own site.  Write the path alone: /wiki.',
      ],
    ],
    [
      'through short links and redirects: the end is named',
      {
        'wiki/a.mdx': page(
          'title: A\nshortlinks: [aa]\nsectionShortlinks: [{shortlink: hats, hash: hats}]',
          '## Hats\n\n[x](/aa) [y](/hats) [z](/join) [h](/aa#hats) [e](/aa#)\n',
        ),
        'redirects.json': [{ from: ['/join'], to: '/shows' }],
      },
      [
        'content/wiki/a.mdx:9:1  The link /aa goes through a short link or redirect.  Write where it ends: /wiki/a.',
        'content/wiki/a.mdx:9:10  The link /hats goes through a short link or redirect.  Write where it ends: /wiki/a#hats.',
        'content/wiki/a.mdx:9:21  The link /join goes through a short link or redirect.  Write where it ends: /shows.',
        'content/wiki/a.mdx:9:32  The link /aa#hats goes through a short link or redirect.  Write where it ends: /wiki/a#hats.',
        'content/wiki/a.mdx:9:46  The link /aa# goes through a short link or redirect.  Write where it ends: /wiki/a.',
      ],
    ],
    [
      'by reference: at the definition',
      text('[x][there]\n\n[there]: /wiki/nowhere'),
      ['content/wiki/a.mdx:7:1  The link /wiki/nowhere leads to no page.  Write the path of an existing page.'],
    ],
    [
      'to a tag that no page carries',
      text('[x](/wiki/tags/guides)'),
      ['content/wiki/a.mdx:5:1  The link /wiki/tags/guides leads to no page.  Write the path of an existing page.'],
    ],
  ]);
});

describe('addresses', () => {
  says([
    [
      'with letters beyond ASCII, encoded and as they are',
      {
        'wiki/a.mdx': page('title: A\ntags: [Größe]', '[A](/wiki/tags/größe), [B](/wiki/tags/gr%C3%B6%C3%9Fe)'),
        'redirects.json': JSON.stringify([{ from: ['/size'], to: '/wiki/tags/gr%C3%B6%C3%9Fe' }]),
      },
      [],
    ],
    [
      'that redirects share in two spellings, and that lead round in a circle',
      {
        'redirects.json': JSON.stringify([
          { from: ['/größe', '/gr%C3%B6%C3%9Fe'], to: '/wiki' },
          { from: ['/ærø'], to: '/%C3%A6r%C3%B8' },
        ]),
      },
      [
        'content/redirects.json:1:20  The redirect "/gr%C3%B6%C3%9Fe" is taken: content/redirects.json:1 has "/größe", the same address to a host.  Keep one of the two.',
        'content/redirects.json:1:71  The redirect "/ærø" leads round in a circle by way of /ærø.  Lead one of them to a page.',
      ],
    ],
    [
      'that several files share',
      { 'wiki/a.mdx': page('title: A'), 'wiki/a/index.mdx': page('title: A'), 'wiki/A.md': page('title: A') },
      [
        'content/wiki/a.mdx:1:1  This page and content/wiki/A.md have the same address, /wiki/a.  Rename or delete one of the two files.',
        'content/wiki/a/index.mdx:1:1  This page and content/wiki/A.md have the same address, /wiki/a.  Rename or delete one of the two files.',
      ],
    ],
    [
      'that begin with different numbers',
      { 'wiki/3-pin-xlr.mdx': page('title: Three pins'), 'wiki/5-pin-xlr.mdx': page('title: Five pins') },
      [],
    ],
    [
      'of short links that are malformed',
      fields('title: A\nshortlinks: [/cables, "a b", 7]'),
      [
        'content/wiki/a.mdx:3:14  "shortlinks[0]" holds "/cables", which is not allowed.  Use only letters, digits, "-", "_" and "." and start and end with a letter or digit; leave out the "/".',
        'content/wiki/a.mdx:3:23  "shortlinks[1]" holds "a b", which is not allowed.  Use only letters, digits, "-", "_" and "." and start and end with a letter or digit; leave out the "/".',
        'content/wiki/a.mdx:3:30  "shortlinks[2]" is 7 and must be text.  Put it between quotes: "7".',
      ],
    ],
    [
      'of short links that collide',
      {
        'wiki/a.mdx': page('title: A\nshortlinks: [cables, Shows, wiki, join]'),
        'wiki/b.mdx': page('title: B\nshortlinks: [cables]\nsectionShortlinks: [{shortlink: Cables, hash: x}]', '## X\n'),
        'redirects.json': [{ from: ['/join'], to: '/shows' }],
      },
      [
        'content/wiki/a.mdx:3:22  The short link "Shows" is the address of the page /shows.  Choose another name.',
        'content/wiki/a.mdx:3:29  The short link "wiki" is a name that the site uses itself.  Choose another name.',
        'content/wiki/a.mdx:3:35  The short link "join" is also a redirect: content/redirects.json has "/join".  Keep one of the two.',
        'content/wiki/b.mdx:3:14  The short link "cables" is taken: content/wiki/a.mdx:3 has it.  Keep one of the two.',
        'content/wiki/b.mdx:4:22  The short link "Cables" is taken: content/wiki/a.mdx:3 has "cables", which differs only by case.  Keep one of the two.',
      ],
    ],
    ['of the exec: the page and the short link are both wanted, and the page wins', fields('title: A\nshortlinks: [exec]'), []],
    [
      'of sections, without the section',
      fields(
        'title: A\nsectionShortlinks: [{shortlink: ppe, hash: hat}, {shortlink: again, hash: hats-1}, {shortlink: no}]',
        '## Hats\n\n## Hats\n',
      ),
      ['content/wiki/a.mdx:3:84  The field "sectionShortlinks[2].hash" is missing.  Write the anchor of the heading, without "#".'],
    ],
    [
      'of sections that do not exist or depend on the order of headings',
      fields('title: A\nsectionShortlinks: [{shortlink: ppe, hash: hat}, {shortlink: again, hash: hats-1}]', '## Hats\n\n## Hats\n'),
      [
        'content/wiki/a.mdx:3:38  No heading of this page has the anchor "hat".  Did you mean "hats"? Headings here: hats, hats-1.',
        'content/wiki/a.mdx:3:69  The anchor "hats-1" depends on the order of two headings with the same words.  Give the heading words of its own.',
      ],
    ],
  ]);
});

describe('JSON files', () => {
  says([
    [
      'with a comma missing',
      { 'redirects.json': '[\n  { "from": ["/a"] "to": "/b" }\n]' },
      [
        `content/redirects.json:2:20  The file cannot be read from here on.  Look for a missing comma, quote or bracket here or on the line above.`,
      ],
    ],
    [
      'with a comma too many',
      { 'redirects.json': '[\n  { "from": ["/a"], "to": "/b" },\n]' },
      [
        `content/redirects.json:3:1  The file cannot be read from here on.  Delete the comma before it: the last item of a list or group has none behind it.`,
      ],
    ],
    [
      'with a brace missing',
      { 'redirects.json': '[\n  { "from": ["/a"], "to": "/b"\n]' },
      [
        `content/redirects.json:3:1  The file cannot be read from here on.  Close what was opened last: another bracket or brace is missing before it.`,
      ],
    ],
    [
      'that are empty',
      { 'redirects.json': '' },
      [`content/redirects.json:1:1  The file is empty.  Write what belongs there, or delete the file.`],
    ],
    [
      'whose redirects are no paths',
      {
        'redirects.json': [
          { from: '/join', to: 'shows' },
          { from: [], to: '/shows' },
          { from: ['/x/'], to: '/shows', too: 1 },
        ],
      },
      [
        'content/redirects.json:3:5  "[0].from" is "/join" and must be a list.  Write a list of paths, e.g. ["/join", "/su"].',
        'content/redirects.json:4:5  "[0].to" holds "shows", which is not allowed.  Write a path of this site or a whole address that starts with https://, without spaces and line breaks.',
        'content/redirects.json:7:5  "[1].from" is not right as a whole.  Give at least one path.',
        'content/redirects.json:12:7  "[2].from[0]" holds "/x/", which is not allowed.  Write a path of this site that starts with "/", has no "/" at its end, and "%20" for a space.',
        'content/redirects.json:15:5  Unknown field "[2].too".  Did you mean "to"? Allowed here: from, to.',
      ],
    ],
    [
      'whose exec has roles that the society has not',
      {
        'exec/2025-2026.json': {
          year: '2025/2026',
          exec: [
            { name: 'Mike Stand', roles: ['Presidnt'] },
            { name: '', roles: [] },
          ],
          hires: [],
        },
      },
      [
        'content/exec/2025-2026.json:11:7  "exec[1].name" holds "", which is not allowed.  Write the person’s name.',
        'content/exec/2025-2026.json:12:7  "exec[1].roles" is not right as a whole.  Give the person at least one role.',
        'content/exec/2025-2026.json:15:3  Unknown field "hires".  Did you mean "hiresAssistants"? Allowed here: year, exec, hiresAssistants.',
      ],
    ],
    [
      'whose year is not that of their name',
      { 'shows/2024-2025.json': { year: '2025/2026', terms: [] } },
      [
        'content/shows/2024-2025.json:2:3  The file is named 2024-2025.json and holds the year 2025/2026.  Name the file 2025-2026.json, or mend the year.',
      ],
    ],
    [
      'whose year is none',
      { 'hires/2025-2027.json': { year: '2025/2027', terms: [] }, 'hires/2025.json': { year: '2025', terms: [] } },
      [
        'content/hires/2025-2027.json:2:3  "year" holds "2025/2027", which is not allowed.  The second year must follow the first, as in "2025/2026".',
        'content/hires/2025.json:2:3  "year" holds "2025", which is not allowed.  Write the year as "2025/2026".',
      ],
    ],
    [
      'whose shows lack a name, or have a field that does not exist',
      {
        'shows/2025-2026.json': {
          year: '2025/2026',
          terms: [{ name: 'Term 1', shows: [{ name: 'X', people: [{ role: 'LD' }], links: [], venu: 'x' }] }],
        },
      },
      [
        'content/shows/2025-2026.json:10:13  The field "terms[0].shows[0].people[0].name" is missing.  Write the person’s name.',
        'content/shows/2025-2026.json:15:11  Unknown field "terms[0].shows[0].venu".  Did you mean "venue"? Allowed here: name, slug, society, venue, dates, tour, writers, composers, instagram, people, links, photos, poster, programme, awards, trivia.',
      ],
    ],
    [
      'whose people cannot be told',
      { 'people.json': { people: [{ hidden: true }, { name: 'Mike Stand', showAs: 'nobody' }] } },
      [
        'content/people.json:3:5  "people[0]" is not right as a whole.  Say who is meant: add "name" or "id".',
        'content/people.json:8:7  "people[1].showAs" holds "nobody", which is not allowed.  Write "initials", or leave the field out.',
      ],
    ],
    [
      'whose history is not in full',
      { 'history/2025.json': [{ hash: 'abc', date: 'yesterday', author: 'x', description: 'y', files: 'a' }] },
      [
        'content/history/2025.json:3:5  "[0].hash" holds "abc", which is not allowed.  Write all 40 digits of the hash.',
        'content/history/2025.json:4:5  "[0].date" holds "yesterday", which is not allowed.  Write the date as 2025-10-23T01:10:20+01:00.',
        'content/history/2025.json:7:5  "[0].files" is "a" and must be a list.  Write a list of paths.',
      ],
    ],
  ]);
});

describe('site.json', () => {
  it('must be there', () => {
    const root = temporaryFolder({ 'wiki/index.mdx': page('title: Wiki') });
    expect(findProblemsInTexts(root).map(({ message, remedy }) => `${message} ${remedy}`)).toEqual([
      'The file is missing. Every site needs a site.json; see content/README.md.',
    ]);
  });

  says([
    [
      'with fields that are unknown, missing or wrong: all of them at once',
      {
        'site.json': {
          ...SITE,
          titel: 'x',
          url: 'crew',
          tagline: undefined,
          contactEmail: 'crew',
          navbar: {
            items: [
              { type: 'lnk', label: 'x', position: 'top' },
              { type: 'link', label: 'y', position: 'left' },
            ],
          },
          footer: 'none',
          externalLinks: {},
          currentExecYear: '2025',
        },
      },
      [
        'content/site.json:1:1  The field "tagline" is missing.  Write one sentence of welcome.',
        `content/site.json:6:3  "url" holds "crew", which is not allowed.  ${HTTPS}`,
        'content/site.json:8:3  "contactEmail" holds "crew", which is not allowed.  Write an e-mail address.',
        'content/site.json:33:9  "navbar.items[0].type" holds "lnk", which is not allowed.  Did you mean "link"? Write one of: link, colour-mode, search, language, version.',
        'content/site.json:35:9  "navbar.items[0].position" holds "top", which is not allowed.  Write "left" or "right".',
        'content/site.json:37:7  "navbar.items[1]" is not right as a whole.  A link needs either "to" (a page of this site) or "href" (an address).',
        'content/site.json:44:3  "externalLinks" is a group of fields and must be a list.  Write a list.',
        'content/site.json:45:3  "footer" is "none" and must be a group of fields.  Write fields: columns.',
        'content/site.json:84:3  "currentExecYear" holds "2025", which is not allowed.  Write the year as "2025/2026".',
        `content/site.json:97:3  Unknown field "titel".  Did you mean "title"? Allowed here: ${Object.keys(siteSchema.shape).join(', ')}.`,
      ],
    ],
    [
      'with a footer link that leads to two places',
      { 'site.json': { ...SITE, footer: { columns: [{ title: 'x', links: [{ label: 'y', to: '/wiki', href: 'https://x.example' }] }] } } },
      [
        'content/site.json:52:11  "footer.columns[0].links[0]" is not right as a whole.  Give either "to" (a page of this site) or "href" (an address).',
      ],
    ],
  ]);
});

it('tells the mistakes of all files in one report, file by file', () => {
  const lines = problemsIn({
    'wiki/b.mdx': page('title: B', '[x](/wiki/nowhere)\n'),
    'wiki/a.mdx': page('emojy: x\ntitle: A'),
    'redirects.json': '[',
    'site.json': { ...SITE, titel: 'x' },
  });
  expect(lines.map((line) => line.replace(/:.*/s, ''))).toEqual([
    'content/redirects.json',
    'content/site.json',
    'content/wiki/a.mdx',
    'content/wiki/b.mdx',
  ]);
});

it('reads a tree without changing it', () => {
  const root = contentFolder({ 'wiki/a.mdx': page('emojy: x') });
  expect(findProblemsInTexts(root)).toEqual(findProblemsInTexts(root));
});
