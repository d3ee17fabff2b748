/** What a capability of the folder `plugins` adds to pages. `src/extras.ts` lists them; pages have a `Slot` for each part. */
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';

/** What a wiki page tells the parts that it shows. */
interface WikiPageFacts {
  readonly path: string;
  readonly title: string;
  /** Whether it has pages below it, and is not the wiki's front page. */
  readonly isSection: boolean;
  readonly tagNames: readonly string[];
  readonly shortlinks: readonly string[];
  /** Path of its file below the content folder. */
  readonly file: string;
  /** Where the repository's host edits the file. */
  readonly editUrl: string;
}

/** The places in pages, each with what the page tells the parts there. */
interface Slots {
  /** A link in the last line of the footer. */
  FooterLink: object;
  /** Elements of the heads of the home page and of /shows. */
  ShowsHead: object;
  /** Below what is on, on the home page. */
  HomeShows: object;
  /** Below what is on, at /shows. */
  AllShows: object;
  /** Below the title of a venue or society. */
  DirectoryEntry: { entry: { readonly path: string; readonly isVenue: boolean } };
  /** Beside the tickets of a show that has not closed. */
  ComingShow: { path: string };
  /** A line below the wiki's tree. */
  SidebarLine: object;
  /** An `<li>` in the line of actions below a wiki page's text. */
  PageAction: { page: WikiPageFacts };
  /** The link "Edit", in place of that to the source. `file` is a path below the content folder. */
  EditLink: { file: string };
  /** An `<li>` below a wiki page's history. */
  RecordLink: { page: WikiPageFacts };
  /** A picture of a short link, which comes without its slash; `isNamedBeside` if its address stands beside it. */
  ShortlinkCode: { shortlink: string; size: number; isNamedBeside?: boolean; className?: string };
  /** A button of the panel "Share", with the page's main short link. */
  ShareAction: { shortlink: string; tagNames: readonly string[] };
  /** A link to all short links, where /short-links shows only the first. */
  AllShortlinks: { count: number };
  /** A paragraph at the top of /short-links. */
  ShortlinksNote: object;
  /** Elements of a wiki page's head. */
  WikiPageHead: { page: WikiPageFacts };
}

export type Capability = {
  /** The plugin's folder. */
  name: string;
} & { [Name in keyof Slots]?: ComponentType<Slots[Name]> };

const CapabilitiesContext = createContext<readonly Capability[]>([]);

export function CapabilitiesProvider({ capabilities, children }: { capabilities: readonly Capability[]; children: ReactNode }) {
  return <CapabilitiesContext value={capabilities}>{children}</CapabilitiesContext>;
}

type SlotProps<Name extends keyof Slots> = { name: Name; otherwise?: ReactNode } & Slots[Name];

/** Renders what the capabilities have for a place, in the alphabetical order of `src/extras.ts`; without any, `otherwise`. */
export function Slot<Name extends keyof Slots>({ name, otherwise, ...facts }: SlotProps<Name>) {
  const parts = useContext(CapabilitiesContext).flatMap((capability) => {
    const Part = capability[name] as ComponentType<object> | undefined;
    return Part ? [<Part key={capability.name} {...facts} />] : [];
  });
  return parts.length > 0 ? parts : otherwise;
}
