import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './SearchResults.module.css';

/** The empty list of results, and the row template that the page's script fills in for each. */
export function SearchResults({ label, onPage }: { label: string; onPage: string }) {
  return (
    <>
      <ol className={styles.results} data-search="results" hidden />
      <template data-search="result">
        <li>
          <h2>
            <a href="/">
              <span data-part="name">{label}</span>
              <VisuallyHidden>
                <span data-part="page">{` ${onPage}`}</span>
              </VisuallyHidden>
            </a>
          </h2>
          <p data-part="excerpt" />
          <p className={styles.place} data-part="place" />
        </li>
      </template>
    </>
  );
}
