import { createContext, useContext, type ReactNode } from 'react';

/** The services that this build has switched on, and the other sites that its pages can embed. */
export interface SwitchedOn {
  services: readonly string[];
  embeds: readonly { readonly host: string; readonly pages: readonly { readonly path: string; readonly title: string }[] }[];
}

export const SwitchedOnContext = createContext<SwitchedOn>({ services: [], embeds: [] });

/** Text that applies only while a service is on, or only while it is off. */
export function When({ service, is, children }: { service: string; is: string; children?: ReactNode }) {
  const { services } = useContext(SwitchedOnContext);
  return services.includes(service) === (is === 'on') ? children : null;
}
