import type { ElementContent, Root } from 'hast';
import { anchorAbove } from '../../src/wiki/node/page-text-tree';

const element = (tagName: string, id?: string, ...children: ElementContent[]): ElementContent => ({
  type: 'element',
  tagName,
  properties: id === undefined ? {} : { id },
  children,
});
const text = (...children: ElementContent[]): Root => ({ type: 'root', children });

describe('a link to a component of a text', () => {
  it('leads to the heading above the component', () => {
    expect(anchorAbove(text(element('h2', 'terms'), element('h2', 'ask-us'), element('p'), element('Enquiry')), 'Enquiry')).toBe('ask-us');
  });

  it('leads to the first of several', () => {
    expect(anchorAbove(text(element('h2', 'one'), element('Enquiry'), element('h2', 'two'), element('Enquiry')), 'Enquiry')).toBe('one');
  });

  it('finds a component inside others', () => {
    expect(anchorAbove(text(element('h2', 'board'), element('section', undefined, element('CrewVacancies'))), 'CrewVacancies')).toBe(
      'board',
    );
  });

  it('leads to the page itself where the component is not there or stands above all headings', () => {
    expect(anchorAbove(text(element('h2', 'terms')), 'Enquiry')).toBeUndefined();
    expect(anchorAbove(text(element('Enquiry'), element('h2', 'terms')), 'Enquiry')).toBeUndefined();
  });
});
