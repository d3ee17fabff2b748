/** Rooms kept free for diagrams, which Mermaid fills later in the browser. */
import { SIZE_OF_PIE, sizeOfFlowchart, sizeOfGantt, sizeOfSequence, type FlowchartNode } from '../../../../src/build/diagrams/diagram-size';
import { widthOfText } from '../../../../src/build/diagrams/text-width';

describe('text', () => {
  it('is as wide as its letters, at any size', () => {
    expect(widthOfText('', 16)).toBe(0);
    expect(widthOfText('Mi', 100)).toBeCloseTo(120);
    expect(widthOfText('Mi', 10)).toBeCloseTo(12);
    expect(widthOfText('語', 10)).toBeCloseTo(6);
  });
});

describe('a flowchart', () => {
  const node = (id: string, text: string, shape?: string): FlowchartNode => ({ id, text, shape });
  const chart = (direction: string, nodes: FlowchartNode[], label = '') =>
    sizeOfFlowchart({
      direction,
      nodes,
      edges: nodes.slice(1).map(({ id }, index) => ({ from: nodes[index]?.id ?? '', to: id, text: label, length: 1 })),
    });

  it('of one box is the box and its margin', () => {
    // A box has padding of 32 beside its words and 16 above and below; the margin is 8 all around.
    expect(chart('TB', [node('a', 'MM')])).toEqual({ width: Math.ceil(2 * 0.9 * 16 + 32 + 16), height: 24 + 16 + 16 });
  });

  it('wraps long words and keeps breaks', () => {
    const one = chart('TB', [node('a', 'Desk')]);
    expect(chart('TB', [node('a', 'Desk<br/>Rack')]).height).toBe(one.height + 24);
    const wrapped = chart('TB', [node('a', 'a very long label that has to wrap somewhere')]);
    expect(wrapped.width).toBe(130 + 32 + 16);
    expect(wrapped.height).toBeGreaterThan(one.height + 24);
  });

  it('grows in its direction', () => {
    const boxes = [node('a', 'Desk'), node('b', 'Desk'), node('c', 'Desk')];
    const [down, across] = [chart('TB', boxes), chart('LR', boxes)];
    expect(down.height).toBe(3 * 40 + 2 * 32 + 16);
    expect(across.height).toBe(40 + 16);
    expect(across.width).toBeGreaterThan(3 * (down.width - 16));
  });

  it('makes room for the words of arrows, and for shapes', () => {
    const boxes = [node('a', 'Desk'), node('b', 'Rack')];
    expect(chart('TB', boxes, 'DMX').height).toBeGreaterThan(chart('TB', boxes).height);
    expect(chart('TB', [node('a', 'Desk', 'diamond')]).height).toBeGreaterThan(chart('TB', [node('a', 'Desk')]).height);
    expect(chart('TB', [node('a', 'Desk', 'stadium')]).height).toBe(24 + 8 + 16);
  });
});

describe('a sequence diagram', () => {
  const actors = [
    { id: 'a', text: 'DSM' },
    { id: 'b', text: 'LX' },
  ];
  const message = (text: string, from = 'a', to = 'b') => ({ kind: 'message' as const, from, to, text });
  const note = (text: string, at = 'a') => ({ kind: 'note' as const, from: at, to: at, text });

  it('has its actors side by side', () => {
    expect(sizeOfSequence({ actors, steps: [] })).toEqual({ width: 100 + 2 * 150 + 50, height: 171 });
  });

  it('grows by its steps, and by more where somebody speaks to themselves', () => {
    expect(sizeOfSequence({ actors, steps: [message('Go')] }).height).toBe(171 + 48);
    expect(sizeOfSequence({ actors, steps: [message('Go'), note('Later')] }).height).toBe(171 + 48 + 49);
    expect(sizeOfSequence({ actors, steps: [message('Hm', 'a', 'a')] }).height).toBe(171 + 78);
  });

  it('grows wider for long messages and for notes that stand out', () => {
    const plain = sizeOfSequence({ actors, steps: [message('Go')] }).width;
    const long = 'Stand by LX cue one hundred and twenty-three, and sound cue forty';
    expect(sizeOfSequence({ actors, steps: [message(long)] }).width).toBeGreaterThan(plain);
    expect(sizeOfSequence({ actors, steps: [message('Go'), note(long, 'b')] }).width).toBeGreaterThan(plain);
    expect(sizeOfSequence({ actors: actors.slice(0, 1), steps: [] }).width).toBe(100 + 150);
  });
});

it('charts of time and shares go by Mermaid’s rows', () => {
  expect(sizeOfGantt(3)).toEqual({ width: 736, height: 172 });
  expect(SIZE_OF_PIE.width).toBeGreaterThan(SIZE_OF_PIE.height);
});
