import { withPrefix } from 'gatsby';
import type { Capability } from '../../../src/components/capability';
import { formOfWikiPage } from '../addresses';

export const forms: Capability = {
  name: 'forms',
  EditLink: ({ page: { file } }) => (
    <a href={withPrefix(formOfWikiPage(file))} rel="external">
      Edit
    </a>
  ),
  RecordLink: ({ page: { editUrl } }) => (
    <li>
      <a href={editUrl} rel="noopener">
        Source on {new URL(editUrl).hostname}
      </a>
    </li>
  ),
};
