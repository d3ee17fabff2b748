import type { CreateResolversArgs, CreateSchemaCustomizationArgs, SourceNodesArgs } from 'gatsby';
import { dayInLondon } from '../../components/dates';
import { announcementTree } from '../../content-model/announcement-tree';
import { replaceNodes } from '../../content-model/data-layer';
import { graphqlTypesOf } from '../../content-model/node-fields';
import { PICTURE_LINK } from '../../content-model/picture-copies';
import type { QueryContext } from '../../content-model/query-context';
import { siteSchema, type SiteConfiguration } from '../../content-model/site-schema';
import { siteSettings } from '../../content-model/site-settings';
import { HISTORY_TYPES } from '../../history/node/history-types';
import { LINK_TYPES } from '../../links/node/aliases';
import { SOCIETY_TYPES } from '../../society/node/society-types';
import { WIKI_TYPES } from '../../wiki/node/wiki-types';

const DESCRIPTION = 'Name, links and switches of the site, from content/site.json.';

const SITE = /* GraphQL */ `
  """
  The site itself.
  """
  type Site implements Node {
    "${DESCRIPTION}"
    siteMetadata: SiteConfiguration!
  }

  """
  The settings as a node, on which queries depend; pages ask for site.siteMetadata.
  """
  type SiteSettings implements Node @dontInfer {
    "Id of the node."
    id: ID!
  }

  """
  The day on which the site is built, by the clock of London.
  """
  type BuildDay implements Node @dontInfer {
    "The day, e.g. 2025-11-19."
    day: String!
    "Its year."
    year: Int!
  }
`;

const SITE_TYPES = [
  SITE,
  ...graphqlTypesOf(siteSchema, {
    name: 'SiteConfiguration',
    description: DESCRIPTION,
    prefix: 'Site',
    fields: {
      SiteAnnouncementBar: /* GraphQL */ `
        "The announcement as a tree of elements and text."
        tree: JSON!
      `,
    },
  }),
].join('\n');

/** Defines all types, so that queries are valid whatever the content contains. */
export function createTypes({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension(PICTURE_LINK);
  actions.createTypes([SITE_TYPES, WIKI_TYPES, SOCIETY_TYPES, LINK_TYPES, HISTORY_TYPES]);
}

/** The current time, or `SOURCE_DATE_EPOCH` in a reproducible build. */
function momentOfBuild(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds !== undefined && /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : new Date();
}

/** Puts day and year of the build into the data layer, so that Gatsby rebuilds the pages that show them. */
export async function sourceBuildDay(args: SourceNodesArgs): Promise<void> {
  const day = dayInLondon(momentOfBuild());
  await replaceNodes(args, 'BuildDay', [{ key: 'now', fields: { day, year: Number(day.slice(0, 4)) } }]);
}

export function createSiteResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Site: {
      siteMetadata: { resolve: (_site: unknown, _args: unknown, context: QueryContext) => siteSettings(context) },
    },
    SiteAnnouncementBar: {
      tree: { resolve: (bar: NonNullable<SiteConfiguration['announcementBar']>) => announcementTree(bar.content) },
    },
  });
}
