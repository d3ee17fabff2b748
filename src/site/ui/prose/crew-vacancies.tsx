import { TEXT_COMPONENTS } from '../../../wiki/ui/text/text-components';
import { useNamedLinks } from './use-named-links';

/** The dashboard's list of vacant roles. */
export function CrewVacancies({ title }: { title: string }) {
  const { crewVacancies } = useNamedLinks();
  return crewVacancies ? <TEXT_COMPONENTS.Embed url={crewVacancies} title={title} /> : null;
}
