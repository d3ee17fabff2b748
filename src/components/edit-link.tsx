import { sourceAddress } from '../content/addresses';
import { useSiteConfiguration } from './use-site';

/** "Edit" at the foot of a page or record: its file, below the content folder, on the repository's host. */
export function EditLink({ file }: { file: string }) {
  const { repository } = useSiteConfiguration();
  return (
    <p className="small no-print space-3">
      <a href={sourceAddress(repository, file)} rel="noopener">
        Edit
      </a>
    </p>
  );
}
