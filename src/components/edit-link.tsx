import { sourceAddress } from '../content-model/addresses';
import { Slot } from './capability';
import { useSiteConfiguration } from './use-site';

/** "Edit": a file of the content folder on the repository's host. */
export function EditSource({ file }: { file: string }) {
  const { repository } = useSiteConfiguration();
  return (
    <a href={sourceAddress(repository, file)} rel="noopener">
      Edit
    </a>
  );
}

/** "Edit": what a capability has for a file, or the file itself. */
export const Edit = ({ file }: { file: string }) => <Slot name="EditLink" file={file} otherwise={<EditSource file={file} />} />;

/** The line "Edit" at the foot of a page or a record. */
export function EditLink({ file }: { file: string }) {
  return (
    <p className="small no-print space-3">
      <Edit file={file} />
    </p>
  );
}
