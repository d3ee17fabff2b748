import { correctionIssue, correctionMail } from '../../src/components/corrections';

const CORRECTION = {
  subject: 'Wrong on “Cables & plugs”',
  facts: [
    ['Page', 'https://crew.example/wiki/cables#coiling'],
    ['Section', undefined],
    ['Version', 'Next'],
  ] as const,
  question: 'What is wrong:',
};

it('an email starts with the known facts', () => {
  const { pathname, searchParams } = new URL(correctionMail('crew@crew.example', CORRECTION));
  expect(pathname).toBe('crew@crew.example');
  expect(searchParams.get('subject')).toBe('Wrong on “Cables & plugs”');
  expect(searchParams.get('body')).toBe('Page: https://crew.example/wiki/cables#coiling\r\nVersion: Next\r\n\r\nWhat is wrong:\r\n');
});

it('an issue starts with the same facts', () => {
  const { pathname, searchParams } = new URL(correctionIssue('https://git.example/crew', CORRECTION));
  expect(pathname).toBe('/crew/issues/new');
  expect(searchParams.get('title')).toBe('Wrong on “Cables & plugs”');
  expect(searchParams.get('body')).toBe('Page: https://crew.example/wiki/cables#coiling\nVersion: Next\n\nWhat is wrong:\n');
});
