import { createContext, useContext, type ReactNode } from 'react';

/** What this build has switched on, and what of other sites its pages can show. */
export interface SwitchedOn {
  services: readonly string[];
  embeds: readonly { readonly host: string; readonly pages: readonly { readonly path: string; readonly title: string }[] }[];
}

export const SwitchedOnContext = createContext<SwitchedOn>({ services: [], embeds: [] });

/** Words that hold only while a service is on, or only while it is off. */
export function When({ service, is, children }: { service: string; is: string; children?: ReactNode }) {
  const { services } = useContext(SwitchedOnContext);
  return services.includes(service) === (is === 'on') ? children : null;
}
