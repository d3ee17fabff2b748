import { sourceAddress } from '../content/addresses';
import { useSiteConfiguration } from './use-site';

/** "Edit" at the foot of a page or record: its file, below the content folder, on the repository's host. */
export function EditLink({ file }: { file: string }) {
  const { repository } = useSiteConfiguration();
  return (
    <p className="small no-print">
      <a href={sourceAddress(repository, file)} rel="noopener" className="to-tap">
        Edit
      </a>
    </p>
  );
}
