/** Charts, checked by the real Mermaid and drawn by the real beautiful-mermaid. */
import { drawDiagrams } from '../../src/wiki/node/diagrams/draw-diagrams';
import { drawingOf } from '../../src/content-model/drawing';

const DRAWN = {
  flowchart: 'flowchart LR\n  accTitle: Chain\n  accDescr: Desk to fixture.\n  subgraph Rack\n    a[Desk] -->|DMX| b([Fixture])\n  end',
  'sequence diagram': 'sequenceDiagram\n  DSM->>+LX: Standby\n  loop each cue\n    LX-->>-DSM: Standing by\n  end\n  Note right of LX: Go',
  'state diagram': 'stateDiagram-v2\n  [*] --> Unread\n  Unread --> [*]: done',
  'class diagram': 'classDiagram\n  Fixture <|-- Profile\n  Fixture : +int channels',
  'diagram of entities': 'erDiagram\n  SHOW ||--o{ CUE : has\n  CUE {\n    int number\n    string words\n  }',
};
const LEFT_TO_BROWSERS = {
  'pie chart': 'pie\n  "Kit" : 3\n  "Crew" : 1',
  'Gantt chart': 'gantt\n  dateFormat YYYY-MM-DD\n  section Get-in\n  Rig :2026-01-01, 3d',
  timeline: 'timeline\n  2025 : First term\n  2026 : Second',
  mindmap: 'mindmap\n  Crew\n    Sound',
  'sequence with numbers': 'sequenceDiagram\n  autonumber\n  DSM->>LX: Standby',
  'note of a state': 'stateDiagram-v2\n  [*] --> Unread\n  note right of Unread\n    Not yet\n  end note',
  'flowchart with a picture': 'flowchart TD\n  a["<img src=\'https://example.org/a.png\'>"]',
  'flowchart with a line that is too long for a box': `flowchart TD\n  a[Desk] -->|${'get-in '.repeat(7)}| b[Fixture]`,
  'flowchart with HTML': 'flowchart TD\n  a["<script>alert(1)</script>Desk"]',
  'flowchart in a script that the typeface lacks': 'flowchart TD\n  a[照明] --> b[Desk]',
};
const BROKEN = { unclosed: 'flowchart TD\n  A[Desk --> B', unknown: 'flowgraph TD\n  A --> B' };

/** All charts in one run, because starting Mermaid takes longer than a drawing. */
const CHARTS = { ...DRAWN, ...LEFT_TO_BROWSERS, ...BROKEN };
const read = drawDiagrams(Object.values(CHARTS));
const readings = new Map(Object.keys(CHARTS).map((name, index) => [name, read[index]]));

function drawingNamed(name: string): string {
  const reading = readings.get(name);
  return reading && 'drawing' in reading ? reading.drawing : '';
}

it.each(Object.keys(DRAWN))('a %s is drawn by the build, in the palette alone, and names no other host', (kind) => {
  const drawing = drawingNamed(kind);
  expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 [\d.]+ [\d.]+"/);
  expect(drawing.match(/(?<!&)#[\da-f]{3,8}\b|rgba?\(|hsla?\(|color-mix/gi) ?? []).toEqual([]);
  expect(drawing.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|@import|\/\//);
  expect(drawingOf(drawing)).toMatchObject({ hasModes: true });
});

it('a drawing has the words of its boxes and arrows, but not its title', () => {
  const words = drawingNamed('flowchart').replace(/<[^<>]*>/g, ' ');
  expect(words.match(/\w+/g)?.sort()).toEqual(['DMX', 'Desk', 'Fixture', 'Rack']);
});

it.each(Object.keys(LEFT_TO_BROWSERS))('a %s is left to readers’ browsers', (what) => {
  expect(readings.get(what)).toEqual({ isLeftToBrowsers: true });
});

it('a problem says what is wrong and in which line', () => {
  expect(readings.get('unclosed')).toEqual({ problem: { line: 2, message: 'the syntax is wrong at “A[Desk --> B”' } });
  expect(readings.get('unknown')).toEqual({ problem: { line: 1, message: 'its kind is missing or misspelt' } });
});
