/** Constants that the build writes into code: `configureWebpack` for the app and the pages, `bundleBootScript` for the boot script. */
import type { Service } from './content-model/services';
import type { ColourModeSettings } from './site/boot/colour-mode';
import type { DocumentSettings } from './site/node/document-settings';
import type { policySources } from './site/node/policy-sources';

declare global {
  const __DOCUMENT_SETTINGS__: DocumentSettings;
  /** The services and capabilities that are on. */
  const __SERVICES__: readonly Service[];
  const __THEME_COLOURS__: ColourModeSettings['colours'];
  /** By number. */
  const __GEL_NAMES__: Readonly<Record<number, string>>;
  /** SVG of the society's logo. */
  const __LOGO__: string;
  /** Third-party origins that the content security policy allows. */
  const __POLICY_SOURCES__: ReturnType<typeof policySources>;
  /** Code of the inline scripts in `src/site/boot`. */
  const __HEAD_SCRIPT__: string;
  const __DAY_SCRIPT__: string;
  const __PATH_PREFIX__: string;
  /** These leave unused features out of bundles. */
  const __COUNTS_PAGE_VIEWS__: boolean;
  const __HAS_ANNOUNCEMENT__: boolean;
  const __HAS_ASK_AI__: boolean;
}
