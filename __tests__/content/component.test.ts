import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { checkComponent } from '../../src/check/check-components';
import { component, valueOfAttribute } from '../../src/content/component';
import { parseMarkdown } from '../../src/content/markdown';

const COMPONENTS = {
  Countdown: component({
    attributes: {
      from: { kind: 'number', required: true, range: [-5, 60], description: 'Where it starts.' },
      loud: { kind: 'boolean', description: 'Whether it is called out.' },
      label: { kind: 'text', description: 'What for.' },
      page: { kind: 'page', description: 'Where it leads.' },
    },
    isDrawn: true,
  }),
};

const tagOf = (text: string): MdxJsxFlowElement => parseMarkdown(text).children[0] as unknown as MdxJsxFlowElement;

/** The values of the attributes of a tag, as React gets them. */
function valuesOf(text: string): Record<string, unknown> {
  const { attributes } = COMPONENTS.Countdown;
  return Object.fromEntries(
    tagOf(text).attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name in attributes
        ? [[attribute.name, valueOfAttribute(attribute, attributes[attribute.name as 'from'].kind)]]
        : [],
    ),
  );
}

function problemsOf(text: string): string[] {
  const problems: string[] = [];
  const report = (_place: unknown, message: string, remedy: string): unknown => problems.push(`${message} ${remedy}`);
  checkComponent(tagOf(text), undefined, { line: 1, column: 1 }, COMPONENTS, report, { files: [], links: [], embeds: [] });
  return problems;
}

describe('the attributes of a component', () => {
  it('hold a whole number, in braces or quotes', () => {
    expect(valuesOf('<Countdown from={3} />')).toEqual({ from: 3 });
    expect(valuesOf('<Countdown from="10" />')).toEqual({ from: 10 });
    expect(problemsOf('<Countdown from={3} />')).toEqual([]);
    expect(problemsOf('<Countdown from="-3" />')).toEqual([]);
  });

  it('hold true where the name stands alone', () => {
    expect(valuesOf('<Countdown from={3} loud />')).toEqual({ from: 3, loud: true });
    expect(valuesOf('<Countdown from={3} loud={false} />')).toEqual({ from: 3, loud: false });
    expect(problemsOf('<Countdown from={3} loud />')).toEqual([]);
  });

  it('keep digits that are text as text', () => {
    expect(valuesOf('<Countdown from={3} label="10" />')).toEqual({ from: 3, label: '10' });
  });

  it.each([
    ['words for a number', '<Countdown from="three" />', 'The attribute "from" of "<Countdown>" is no whole number. Write it in digits'],
    ['a number that is too great', '<Countdown from={61} />', 'may not be 61. Write a number from -5 to 60.'],
    ['a number that is too small', '<Countdown from="-6" />', 'may not be -6. Write a number from -5 to 60.'],
    ['half a number', '<Countdown from={2.5} />', 'is no whole number'],
    ['a sum', '<Countdown from={1 + 2} />', 'is no whole number'],
    ['words for yes', '<Countdown from={1} loud="yes" />', 'is neither true nor false. Write loud alone'],
    ['a number for text', '<Countdown from={1} label={3} />', 'is not a plain value. Write label="…"'],
  ])('refuse %s', (_what, text, words) => {
    expect(problemsOf(text)).toEqual([expect.stringContaining(words)]);
  });
});
