import { withPrefix } from 'gatsby';
import type { Capability } from '../../../src/components/capability';
import { EditSource } from '../../../src/components/edit-link';
import { formOf } from '../addresses';

export const forms: Capability = {
  name: 'forms',
  EditLink: ({ file }) => {
    const form = formOf(file);
    if (form === undefined) return <EditSource file={file} />;
    return (
      <a href={withPrefix(form)} rel="external">
        Edit
      </a>
    );
  },
  RecordLink: ({ page: { editUrl } }) => (
    <li>
      <a href={editUrl} rel="noopener">
        Source on {new URL(editUrl).hostname}
      </a>
    </li>
  ),
};
