import type { ElementContent, Root as Tree } from 'hast';
import type { PhrasingContent } from 'mdast';
import { element } from './hast-elements';
import { parseMarkdown } from './markdown';
import type { MessageAndRemedy } from './problem';

class AnnouncementError extends Error {
  constructor(readonly problem: MessageAndRemedy) {
    super(problem.join(' '));
  }
}

const REMEDY = 'Write one line of text; **bold**, *italics*, `code` and [links](/wiki) are allowed.';

function convert(node: PhrasingContent): ElementContent {
  const children = (): ElementContent[] => ('children' in node ? (node.children as PhrasingContent[]).map(convert) : []);
  switch (node.type) {
    case 'text':
      return { type: 'text', value: node.value };
    case 'emphasis':
      return element('em', {}, children());
    case 'strong':
      return element('strong', {}, children());
    case 'inlineCode':
      return element('code', {}, [{ type: 'text', value: node.value }]);
    case 'link':
      if (/^(?:\/|https?:|mailto:|tel:)/i.test(node.url)) return element('a', { href: node.url }, children());
      throw new AnnouncementError([
        `The announcement’s link "${node.url}" is not a path or a whole address.`,
        'Write a path that starts with "/", or a whole address.',
      ]);
    default:
      throw new AnnouncementError(['The announcement contains something that it cannot show, such as a picture or a component.', REMEDY]);
  }
}

/**
 * Parses the announcement bar's one line of Markdown.
 * @throws Error when it is anything but one line of text with emphasis, code and links
 */
export function announcementTree(content: string): Tree {
  const [paragraph, ...rest] = parsed(content);
  if (paragraph?.type !== 'paragraph' || rest.length > 0)
    throw new AnnouncementError(['The announcement is more than one paragraph.', REMEDY]);
  return { type: 'root', children: paragraph.children.map(convert) };
}

function parsed(content: string) {
  try {
    return parseMarkdown(content).children;
  } catch {
    throw new AnnouncementError(['The announcement contains "<", "{" or "}".', 'Put it in backticks, or write it in words.']);
  }
}

/** What is wrong with an announcement, if anything. */
export function problemOfAnnouncement(content: string): MessageAndRemedy | undefined {
  try {
    announcementTree(content);
    return undefined;
  } catch (error) {
    if (!(error instanceof AnnouncementError)) throw error;
    return error.problem;
  }
}
