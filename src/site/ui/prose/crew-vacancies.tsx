import { useSiteConfiguration } from '../../../components/use-site';
import { TEXT_COMPONENTS } from '../../../wiki/ui/text/text-components';

/** The dashboard's list of vacant roles. */
export function CrewVacancies({ title }: { title: string }) {
  const { crewVacancies } = useSiteConfiguration().links;
  return crewVacancies ? <TEXT_COMPONENTS.Embed url={crewVacancies} title={title} /> : null;
}
