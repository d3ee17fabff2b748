import { useId, type FormEvent } from 'react';
import { navigate, withPrefix } from 'gatsby';
import { useSiteConfiguration } from '../../components/use-site';
import * as styles from './search-form.module.css';

/** Opens the search page with a query. Renders nothing on a site without that page. */
export function SearchForm() {
  const id = useId();
  const { pagePath } = useSiteConfiguration().search;
  if (!pagePath) return null;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>);
    void navigate(`${pagePath}?${query.toString()}`);
  };
  return (
    <form
      role="search"
      action={withPrefix(pagePath)}
      className={`row measure space-3 needs-script no-print ${styles.form}`}
      onSubmit={search}
    >
      <label htmlFor={id} className="visually-hidden">
        Search
      </label>
      <input id={id} type="search" name="q" className="field" placeholder="e.g. radio mics" autoComplete="off" required />
      <button type="submit" className="button">
        Search
      </button>
    </form>
  );
}
