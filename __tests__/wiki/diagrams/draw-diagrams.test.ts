/** Charts, drawn by the real Mermaid, without a browser. */
import { drawDiagrams } from '../../../src/wiki/node/diagrams/draw-diagrams';
import type { DiagramReading } from '../../../src/wiki/diagram';
import { DIAGRAM_ID, ONLY_IN_A_BROWSER, describeFailure } from '../../../src/wiki/diagram';

const KINDS = {
  flowchart: 'flowchart LR\n  subgraph Rack\n    a[Desk] -->|DMX| b([Fixture])\n  end',
  'sequence diagram':
    'sequenceDiagram\n  autonumber\n  DSM->>+LX: Standby\n  loop each cue\n    LX-->>-DSM: Standing by\n  end\n  Note right of LX: Go',
  'state diagram': 'stateDiagram-v2\n  [*] --> Unread\n  Unread --> [*]: done',
  'class diagram': 'classDiagram\n  Fixture <|-- Profile\n  Fixture : +int channels',
  'diagram of entities': 'erDiagram\n  SHOW ||--o{ CUE : has\n  CUE {\n    int number\n    string words\n  }',
  'pie chart': 'pie\n  "Kit" : 3\n  "Crew" : 1',
  'Gantt chart': 'gantt\n  dateFormat YYYY-MM-DD\n  section Get-in\n  Rig :2026-01-01, 3d',
  timeline: 'timeline\n  2025 : First term\n  2026 : Second',
  'Git graph': 'gitGraph\n  commit\n  branch cues\n  commit',
};
const BROKEN = {
  unclosed: 'flowchart TD\n  A[Desk --> B',
  unknown: 'flowgraph TD\n  A --> B',
  mindmap: 'mindmap\n  Crew\n    Sound',
  c4: 'C4Context\n  Person(a, "A")',
};

const SHAPES = { cylinder: 'flowchart TD\n  a[Desk] --> b[(Show data)]' };
const WORDS = {
  markup: `flowchart TD\n  a["<script>alert(1)</script>Desk"] --> b["<a href='javascript:alert(1)' onclick='alert(2)'>Rack</a>"]`,
  colour: 'flowchart TD\n  a["Ink #1e3a8a now"]',
  'words that look like a picture': 'flowchart TD\n  z["img: a picture"]',
};
const REFUSED = {
  'a picture in a label': 'flowchart TD\n  a["<img src=\'https://example.org/a.png\'>"]',
  'a picture as a node': 'flowchart TD\n  a@{ img: "https://example.org/a.png" }',
  'a formula': 'flowchart TD\n  a["$$x^2$$"]',
};

/** All charts are drawn in one run, because starting Mermaid takes longer than a drawing. */
const CHARTS = { ...BROKEN, ...REFUSED, ...KINDS, ...SHAPES, ...WORDS };
const drawn = drawDiagrams(Object.values(CHARTS));
const readings = new Map(Object.keys(CHARTS).map((name, index) => [name, drawn[index]]));
const svgOf = (kind: string): string => (readings.get(kind) as Extract<DiagramReading, { svg: string }>).svg;

it.each(Object.keys(KINDS))('a %s is drawn', (kind) => {
  expect(svgOf(kind)).toMatch(new RegExp(`^<svg id="${DIAGRAM_ID}"[^>]* viewBox="[-\\d. ]+"`));
  expect(svgOf(kind)).not.toMatch(/NaN|undefined|<script|\son\w+=/);
  expect(svgOf(kind).length).toBeLessThan(12_000);
});

it.each(['flowchart', 'sequence diagram', 'state diagram', 'class diagram', 'diagram of entities'])(
  'a %s follows the colour mode',
  (kind) => {
    expect(svgOf(kind)).toContain('var(--ink)');
    // The drawing's style sheet overrides these attributes.
    const colours = svgOf(kind).replace(/ (?:fill|stroke)="#(?:eaeaea|666|999|EDF2AE)"/g, '');
    expect(colours.match(/(?:#[\da-f]{3,8}|rgba?\(|hsla?\()[^;"}]*/gi) ?? []).toEqual([]);
  },
);

it.each(['pie chart', 'Gantt chart', 'timeline', 'Git graph'])('a %s, which has colours of its own, keeps a light background', (kind) => {
  expect(svgOf(kind)).toContain(`#${DIAGRAM_ID}{background:#fcfdfb}`);
  expect(svgOf(kind)).not.toContain('var(');
});

it('a problem says what is wrong and in which line, and which kinds cannot be drawn', () => {
  expect(readings.get('unclosed')).toEqual({ problem: { line: 2, message: 'the syntax is wrong at “A[Desk --> B”' } });
  expect(readings.get('unknown')).toEqual({ problem: { line: 1, message: 'its kind is missing or misspelt' } });
  for (const kind of ['mindmap', 'c4']) expect(readings.get(kind)).toEqual(ONLY_IN_A_BROWSER);
});

it('a cylinder is whole, and its arrow ends at it', () => {
  const svg = svgOf('cylinder');
  // The cylinder is 62.6 high around its middle, and the margin below it is 8.
  expect(svg).toContain('<g class="node" transform="translate(51.2, 111.3)">');
  expect(svg).toContain('viewBox="0 0 102.4 150.7"');
  expect(svg).toContain('d="M51.2 48L51.2 64 51.2 76"');
  expect(svg).toContain('Show data');
});

it('words of a chart are text, never markup that runs', () => {
  const svg = svgOf('markup');
  expect(svg).toContain('Desk');
  expect(svg).toContain('Rack');
  expect(svg).not.toMatch(/<script|onclick=|javascript:/);
});

it.each(Object.keys(REFUSED))('%s is refused, and holds up no other chart', (what) => {
  expect(readings.get(what)).toEqual(ONLY_IN_A_BROWSER);
});

it('an unexpected error is reported as a fault of the site', () => {
  const reading = describeFailure(new TypeError('Cannot read properties of undefined\n    at boxOf'));
  expect(reading).toHaveProperty('problem.message', 'drawing it failed (Cannot read properties of undefined)');
  expect(reading).toHaveProperty('problem.remedy', expect.stringContaining('fault of the site'));
});

it('words that look like an id, a colour or a picture stay words', () => {
  expect(svgOf('colour')).toContain('<p>Ink #1e3a8a now</p>');
  expect(svgOf('words that look like a picture')).toContain('img: a picture');
});
