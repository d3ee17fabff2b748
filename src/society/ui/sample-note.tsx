import { useSiteConfiguration } from '../../components/use-site';

/** Says that what stands above is made up, as long as `site.json` says so. */
export function SampleNote() {
  const { sampleNote } = useSiteConfiguration();
  return sampleNote && <p className="small space-3">{sampleNote}</p>;
}
