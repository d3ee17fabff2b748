import { useSiteConfiguration } from './use-site';

/** The button that leads to the union's page of the society, with the price beside it. */
export function JoinButton() {
  const { links, membershipPrice } = useSiteConfiguration();
  if (!links.unionSociety) return null;
  return (
    <>
      <a href={links.unionSociety} rel="noopener" className="button filled">
        Join the society
      </a>
      {membershipPrice && <span>{membershipPrice}</span>}
    </>
  );
}
