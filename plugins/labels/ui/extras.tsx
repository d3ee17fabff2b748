import { Link, withPrefix } from 'gatsby';
import type { Capability } from '../../../src/components/capability';
import { useSiteConfiguration } from '../../../src/components/use-site';
import { shortAddress } from '../../../src/content-model/addresses';
import { qrCodePath } from '../qr-code-path';

/** Tag of pages whose kit has labels. */
const EQUIPMENT = 'Equipment';

const ShortlinkCode: Capability['ShortlinkCode'] = ({ shortlink, size, isNamedBeside, className }) => {
  const { shortlinkUrl } = useSiteConfiguration();
  return (
    <img
      className={className}
      src={withPrefix(qrCodePath(shortlink))}
      alt={isNamedBeside ? '' : `QR code of ${shortAddress(`${shortlinkUrl}/${shortlink}`)}`}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
};

export const labels: Capability = {
  name: 'labels',
  ShortlinkCode,
  ShareAction: ({ shortlink, tagNames }) => (
    <>
      <a href={withPrefix(qrCodePath(shortlink))} download={`${shortlink}.svg`} className="button">
        Download QR code
      </a>
      {tagNames.includes(EQUIPMENT) && (
        <Link to="/labels" className="button">
          Labels for all kit
        </Link>
      )}
    </>
  ),
  ShortlinksNote: () => (
    <p className="no-print">
      <Link to="/labels">Labels for kit</Link> have these links as QR codes.
    </p>
  ),
};
