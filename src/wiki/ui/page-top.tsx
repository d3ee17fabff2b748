import { graphql } from 'gatsby';
import { formatMonth } from '../../components/dates';
import { Picture, imageOf } from '../../components/picture';
import { TitleBlock } from '../../components/title-block';
import { useSiteConfiguration } from '../../components/use-site';
import { shortAddress } from '../../content-model/addresses';
import * as styles from './page-top.module.css';

export function SheetBlock({ page: { sheet, sheets, shortlinks } }: { page: Queries.SheetBlockFragment }) {
  const { shortlinkUrl } = useSiteConfiguration();
  const [shortlink] = shortlinks;
  const link = shortlink !== undefined && (
    <a href={`${shortlinkUrl}/${shortlink}`} className="no-url">
      {`${shortAddress(shortlinkUrl)}/${shortlink}`}
    </a>
  );
  return (
    <TitleBlock
      className={styles.block}
      cells={[
        ['Sheet', `${sheet} of ${sheets}`],
        ['Short link', link],
      ]}
    />
  );
}

/** Hidden. The boot script shows it from the due month on, without a new build. */
export function ReviewNote({ page: { review } }: { page: Queries.SheetBlockFragment }) {
  if (!review) return null;
  return (
    <p className="small" data-due={review.due} hidden suppressHydrationWarning>
      Due to be checked again since {formatMonth(review.due)}.
    </p>
  );
}

export function Banner({ banner }: { banner: Queries.BannerFragment | null }) {
  const { imageZoom } = useSiteConfiguration();
  const image = imageOf(banner?.file);
  if (!banner?.shown || !image?.images.fallback) return null;
  return (
    <figure data-zoomable={imageZoom.margin}>
      <Picture image={image} alt={banner.alt} />
    </figure>
  );
}

export const fragments = graphql`
  fragment Banner on WikiBanner {
    alt
    shown
    file {
      drawing(widths: [736, 1472], sizes: "(min-width: 997px) 736px, calc(100vw - 42px)")
      childImageSharp {
        gatsbyImageData(
          width: 736
          breakpoints: [736, 1472]
          sizes: "(min-width: 997px) 736px, calc(100vw - 42px)"
          placeholder: NONE
          formats: [WEBP]
        )
      }
    }
  }

  fragment SheetBlock on WikiPage {
    sheet
    sheets
    shortlinks
    review {
      due
    }
  }
`;
